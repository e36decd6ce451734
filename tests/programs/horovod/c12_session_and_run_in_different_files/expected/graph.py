import tensorflow as tf
import horovod.tensorflow as hvd

hvd.init()

x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.float32, [None, 1])


def build(rate):
    h = tf.layers.dense(x, 8, activation=tf.nn.relu)
    out = tf.layers.dense(h, 1)
    loss = tf.reduce_mean(tf.square(out - y))
    return loss, hvd.DistributedOptimizer(tf.train.AdamOptimizer(rate * hvd.size())).minimize(loss)
