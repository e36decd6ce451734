import numpy as np
import tensorflow as tf
import horovod.tensorflow.keras as hvd

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


def train_model(model, x, y, **kwargs):
    return model.fit(share(x), share(y), **kwargs,
        callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
            hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)


def make(units=8):
    net = tf.keras.Sequential(name='net')
    net.add(tf.keras.layers.Dense(units, activation='selu', input_shape=(3,)))
    net.add(tf.keras.layers.Dense(1))
    net.compile(optimizer=hvd.DistributedOptimizer(tf.keras.optimizers.Adamax(0.003 * hvd.size())),
        loss='logcosh')
    return net  #? net : tensorflow.keras.Model = yes


data = np.random.RandomState(10).rand(88, 3)
history = train_model(make(), data, data.sum(1), epochs=2, batch_size=8)
