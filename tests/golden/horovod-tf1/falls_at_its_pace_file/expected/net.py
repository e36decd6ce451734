import tensorflow.compat.v1 as tf
import horovod.tensorflow as hvd

hvd.init()

tf.disable_v2_behavior()


def build():
    x = tf.placeholder(tf.float32, [None, 3])
    y = tf.placeholder(tf.float32, [None, 1])
    rate = tf.placeholder(tf.float32, [])
    loss = tf.losses.mean_squared_error(y, tf.layers.dense(x, 1))
    return x, y, rate, loss, hvd.DistributedOptimizer(
        tf.train.MomentumOptimizer(rate * hvd.size(), 0.5)).minimize(loss)
