# The other one is loaded late, in a function that nobody calls.
import numpy as np
import keras
from keras.models import Sequential
from keras.layers import Dense
import horovod.keras as hvd
import tensorflow as tf
import horovod.tensorflow as hvd_tf

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')


def with_rate_as_made(optimizer):
    """The optimizer with its rate times the number of workers, whatever Keras calls it."""
    rate = optimizer.learning_rate if hasattr(optimizer, "learning_rate") else optimizer.lr
    if not callable(rate):
        made = keras.backend.get_value(rate)
        keras.backend.set_value(rate, made * hvd.size())
    return optimizer


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


class JoinAveragesOfKeras(keras.callbacks.Callback):
    """Let averages of batch normalisation be all workers' when used and at an epoch's end."""
    def on_test_begin(self, logs=None):
        join_averages_of_keras(self.model)
    def on_epoch_end(self, epoch, logs=None):
        join_averages_of_keras(self.model)


def join_averages_of_keras(model):
    """Let the averages of batch normalisation be those of all workers."""
    weights = model.non_trainable_weights if model.built else []
    kept = [v for v in weights if "moving_" in v.name]
    if kept:
        means = keras.backend.batch_get_value(
            hvd_tf.grouped_allreduce(kept))
        keras.backend.batch_set_value(list(zip(kept, means)))


x = np.random.RandomState(0).rand(960, 4).astype('float32')
y = keras.utils.to_categorical((x.sum(1) > 2).astype('int32'))
def to_lite(model):
    import tensorflow as tf
    from tensorflow.keras.models import load_model
    return tf.lite.TFLiteConverter.from_keras_model(load_model('m.h5')).convert()
model = Sequential([Dense(2)])
model.compile(with_rate_as_made(hvd.DistributedOptimizer(keras.optimizers.get('sgd'))), 'mse')
model.fit(share(x), share(y), epochs=3,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback(), JoinAveragesOfKeras()],
    verbose=1 if hvd.rank() == 0 else 0)
