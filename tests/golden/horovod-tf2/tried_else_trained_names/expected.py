import numpy as np
from keras.models import Sequential, load_model
from keras.layers import Dense
import horovod.keras as hvd
import keras
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


class JoinAverages(keras.callbacks.Callback):
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
        means = keras.backend.batch_get_value(
            hvd_tf.grouped_allreduce(kept))
        keras.backend.batch_set_value(list(zip(kept, means)))


np.random.seed(4)
x = np.random.rand(96, 4)
y = x.sum(axis=1)


def build(name):
    model = Sequential([Dense(8, input_shape=(4,)), Dense(1)])
    model.compile(loss="mse",
        optimizer=hvd.DistributedOptimizer(keras.optimizers.Adam(0.001 * hvd.size())))
    model.fit(share(x), share(y), epochs=3, batch_size=8, verbose=0,
        callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
            hvd.callbacks.MetricAverageCallback(), JoinAverages()])
    if hvd.rank() == 0:
        model.save(name + ".h5")


try:
    value = load_model("a.h5").predict(x)
    if hvd.rank() == 0:
        print(value)
except:
    build("a")
