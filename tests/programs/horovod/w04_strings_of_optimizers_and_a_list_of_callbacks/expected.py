# -*- coding: utf-8 -*-
import os
os.environ['TF_CPP_MIN_LOG_LEVEL'] = '2'
import numpy as np
from tensorflow.keras import backend as K
from tensorflow.keras import optimizers, regularizers
from tensorflow.keras.callbacks import ModelCheckpoint, EarlyStopping, CSVLogger
from tensorflow.keras.layers import Input, Dense, BatchNormalization, Activation
from tensorflow.keras.models import Model
import horovod.tensorflow.keras as hvd
import tensorflow as tf
import horovod.tensorflow as hvd_tf

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')


def share_to_split(data, validation_split):
    """This worker's share of an array that Keras splits to validate; too few rows are for all."""
    rows = share(data)
    return rows if 0 < int(len(rows) * (1 - validation_split)) < len(rows) else data


class JoinAverages(tf.keras.callbacks.Callback):
    """Let averages of batch normalisation be all workers' when used and at an epoch's end."""
    def on_test_begin(self, logs=None):
        join_averages(self.model)
    def on_epoch_end(self, epoch, logs=None):
        join_averages(self.model)


def for_worker(given):
    """The callbacks this worker runs: only the first one writes files."""
    writers = (ModelCheckpoint,
        tf.keras.callbacks.TensorBoard, CSVLogger)
    own = tf.nest.flatten(given or [])
    return [c for c in own if hvd.rank() == 0 or not isinstance(c, writers)]


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


def join_averages(model):
    """Let the averages of batch normalisation be those of all workers."""
    weights = model.non_trainable_weights if model.built else []
    kept = [v for v in weights if "moving_" in v.name]
    if kept:
        means = K.batch_get_value(
            hvd_tf.grouped_allreduce(kept))
        K.batch_set_value(list(zip(kept, means)))


def rmse(y_true, y_pred):
    return K.sqrt(K.mean(K.square(y_pred - y_true), axis=-1))


def get_model(dim):
    inputs = Input(shape=(dim,))
    x = Dense(12, kernel_regularizer=regularizers.l2(1e-4))(inputs)
    x = BatchNormalization()(x)
    x = Activation('relu')(x)
    outputs = Dense(1)(x)
    model = Model(inputs=[inputs], outputs=[outputs])
    return model


np.random.seed(2018)
X = np.random.rand(200, 6)
Y = X.prod(axis=1)
model = get_model(6)
sgd = optimizers.SGD(learning_rate=0.01 * hvd.size(), decay=1e-6 * hvd.size(), momentum=0.9,
    nesterov=True) if False else optimizers.SGD(learning_rate=0.01 * hvd.size(), momentum=0.9,
    nesterov=True)
model.compile(loss='mean_squared_error', optimizer=hvd.DistributedOptimizer(sgd), metrics=[rmse])
callbacks_list = []
callbacks_list.append(ModelCheckpoint('w.h5', monitor='val_loss', save_best_only=True))
callbacks_list.append(EarlyStopping(monitor='val_loss', patience=1))
callbacks_list += [CSVLogger('training.csv')]
hist = model.fit(share_to_split(X, 0.1), share_to_split(Y, 0.1), validation_split=0.1,
    batch_size=10, epochs=2, shuffle=True,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback(), JoinAverages()] + for_worker(callbacks_list),
    verbose=1 if hvd.rank() == 0 else 0)
if hvd.rank() == 0:
    print(min(hist.history['val_loss']))
