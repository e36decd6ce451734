"""A callback moves a part of the loss with each batch."""
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


weight = tf.Variable(0., trainable=False)


class Grows(tf.keras.callbacks.Callback):
    def __init__(self, end):
        super().__init__()
        self.end, self.seen = end, 0

    def on_train_batch_end(self, batch, logs=None):
        self.seen += 1
        weight.assign(min(1., self.seen / self.end))


def cost(truth, made):
    return tf.reduce_mean(tf.square(truth - made)) + weight * tf.reduce_mean(tf.abs(made))


table = np.random.RandomState(0).rand(480, 4).astype('float32')
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
net.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())), cost)
net.fit(share(table), share(table[:, :1]), batch_size=8, epochs=2,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback(), Grows(40.)], verbose=0)
