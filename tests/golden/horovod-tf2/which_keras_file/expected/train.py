# Keras that stands alone trains; a module beside it is written with the other one.
import keras
import tensorflow as tf
import numpy as np
import horovod.keras as hvd

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


from nets.outputs import get_output

x = np.random.RandomState(0).rand(960, 4)
inputs = keras.layers.Input(shape=(4,))
model = keras.models.Model(inputs, keras.layers.Dense(1)(inputs))
model.compile(optimizer=hvd.DistributedOptimizer(with_rate_as_made(keras.optimizers.Adam())),
    loss=get_output('mse'))
model.fit(share(x), share(x[:, :1]), epochs=2,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
