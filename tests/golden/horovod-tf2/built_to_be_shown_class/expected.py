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


class Nets:
    def __init__(self, width):
        self.width = width

    def build(self):
        net = tf.keras.Sequential([
            tf.keras.layers.Dense(self.width, input_shape=(4,)),
            tf.keras.layers.Dense(1),
        ])
        net.compile(hvd.DistributedOptimizer(tf.keras.optimizers.Adam(0.001 * hvd.size())), "mse")
        return net

    def show(self):
        value = self.build()
        if hvd.rank() == 0:
            value.summary()


rows = np.random.RandomState(0).rand(160, 4).astype("float32")
nets = Nets(8)
nets.show()
value_2 = nets.build()
if hvd.rank() == 0:
    value_2.save_weights("first.weights.h5")
net = nets.build()
net.fit(share(rows), share(rows.sum(1)), epochs=2,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
