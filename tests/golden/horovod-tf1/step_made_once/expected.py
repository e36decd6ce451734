import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd

hvd.init()


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


pixels = np.random.rand(480, 12).astype("float32")
x = tf.placeholder(tf.float32, [None, 12])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1)))
train_op = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.01)).minimize(loss)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    _, cost = sess.run([train_op, loss], feed_dict={x: pixels})
if hvd.rank() == 0:
    print("loss", cost)
