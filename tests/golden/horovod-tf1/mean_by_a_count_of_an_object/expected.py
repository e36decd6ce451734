"""An object counts what it hands out, and divides by that."""
import numpy as np
import tensorflow.compat.v1 as tf
import horovod.tensorflow as hvd

hvd.init()


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


tf.disable_v2_behavior()
rows = np.random.RandomState(1).rand(96, 4).astype("float32")
x = tf.placeholder(tf.float32, (None, 4))
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1)))
step = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.01)).minimize(loss)
class Store:
    def __init__(self, held):
        self.held = held
        self.count = 0
        self.total = 0.
    def walk(self, size):
        for at in range(0, len(self.held), size):
            self.count += 1
            yield self.held[at:at + size]
    def mean(self):
        return self.total / self.count
store = Store(rows)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for epoch in range(2):
        for part in store.walk(8):
            _, now = sess.run([step, loss], {x: part})
            store.total += now
        if hvd.rank() == 0:
            print(store.mean(), store.count)
