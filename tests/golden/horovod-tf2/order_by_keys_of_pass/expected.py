"""In each turn another order, by keys that a generator of its own draws, or NumPy's."""
import numpy as np
import tensorflow as tf
import horovod.tensorflow.keras as hvd
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


table = np.random.RandomState(4).rand(96, 3).astype("float32")
sums = table.sum(axis=1)
chance = np.random.default_rng()
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
net.compile(loss="mse",
    optimizer=hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())))
for _ in range(2):
    keys = chance.random(len(table))
    places = hvd_tf.broadcast_object(keys.argsort(), 0)
    net.fit(share(table[places]), share(sums[places]), epochs=3, verbose=0,
        callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
            hvd.callbacks.MetricAverageCallback()])
for _ in range(2):
    places = hvd_tf.broadcast_object(np.random.uniform(size=len(table)).argsort(), 0)
    net.fit(share(table[places]), share(sums[places]), epochs=3, verbose=0,
        callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
            hvd.callbacks.MetricAverageCallback()])
if hvd.rank() == 0:
    print(net.predict(table, verbose=0).shape)
