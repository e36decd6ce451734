"""All that is imported from the package behind `tf.keras` has the same name there."""
import numpy as np
from tensorflow.keras import layers, backend as K
from tensorflow.keras.layers import Dense, BatchNormalization as Norm
from tensorflow.keras.models import Sequential
from tensorflow.keras.optimizers import Adam
import horovod.tensorflow.keras as hvd
import tensorflow as tf
import horovod.tensorflow as hvd_tf

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


class JoinAverages(tf.keras.callbacks.Callback):
    """Let averages of batch normalisation be all workers' when used and at an epoch's end."""
    def on_test_begin(self, logs=None):
        join_averages(self.model)
    def on_epoch_end(self, epoch, logs=None):
        join_averages(self.model)


def join_averages(model):
    """Let the averages of batch normalisation be those of all workers."""
    weights = model.non_trainable_weights if model.built else []
    kept = [v for v in weights if "moving_" in v.name]
    if kept:
        means = K.batch_get_value(
            hvd_tf.grouped_allreduce(kept))
        K.batch_set_value(list(zip(kept, means)))


rows = np.random.RandomState(0).rand(240, 4).astype('float32')
wanted = rows.sum(axis=1, keepdims=True)
net = Sequential([layers.InputLayer(input_shape=(4,)), Norm(), Dense(1)])
net.compile(optimizer=hvd.DistributedOptimizer(Adam(0.05 * hvd.size())),
    loss=lambda y, said: K.mean(K.square(y - said)))
net.fit(share(rows), share(wanted), batch_size=8, epochs=4, verbose=0,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback(), JoinAverages()])
if hvd.rank() == 0:
    print('error', float(np.mean((net.predict(rows) - wanted) ** 2)))
