"""A fit without targets that says the size of a batch has arrays: Keras takes it with nothing else."""
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


class Coder:
    def __init__(self):
        rows = tf.keras.Input((16,))
        self.coder = tf.keras.Model(rows, tf.keras.layers.Dense(16)(
            tf.keras.layers.Dense(4, activation='relu')(rows)))
        self.coder.add_loss(tf.reduce_mean((self.coder.output - rows) ** 2))
        self.coder.compile(
            optimizer=hvd.DistributedOptimizer(tf.keras.optimizers.Adam(0.001 * hvd.size())))

    def train(self, x_train, epochs=2, batch_size=16):
        self.coder.fit(share(x_train), epochs=epochs, batch_size=batch_size, shuffle=True,
            verbose=2 if hvd.rank() == 0 else 0,
            callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
                hvd.callbacks.MetricAverageCallback()])


def read(count):
    return np.random.RandomState(0).rand(count, 16).astype('float32')


tf.keras.utils.set_random_seed(1)
coder = Coder()
coder.train(read(160))
if hvd.rank() == 0:
    print(coder.coder.count_params())
