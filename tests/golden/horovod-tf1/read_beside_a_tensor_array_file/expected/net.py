"""A graph that writes into an array."""
import tensorflow as tf
import horovod.tensorflow as hvd

hvd.init()


class Net(object):
    def __init__(self):
        self.shift = tf.Variable(tf.zeros([3]))
        self.x = tf.placeholder(tf.float32, [None, 3])
        self.loss = tf.reduce_mean(tf.square(self.x - self.shift))
        self.step = hvd.DistributedOptimizer(
            tf.train.GradientDescentOptimizer(0.1 * hvd.size())).minimize(self.loss)
        begun = tf.random_uniform([3]) * 0.1
        made = tf.TensorArray(dtype=tf.float32, size=32)
        _, made = tf.while_loop(lambda i, _: i < 32, lambda i, held: self.next(i, held, begun),
                                [tf.constant(0), made])
        self.made = made.stack() / 32

    def next(self, i, held, begun):
        held = held.write(i, begun + tf.cast(i, tf.float32))
        return i + 1, held
