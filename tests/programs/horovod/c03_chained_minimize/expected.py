import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd

hvd.init()


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


x_data = np.random.RandomState(1).rand(100).astype(np.float32)
y_data = x_data * 0.1 + 0.3

X = tf.placeholder(tf.float32)
Y = tf.placeholder(tf.float32)
W = tf.Variable(tf.random_uniform([1], -1.0, 1.0))
b = tf.Variable(tf.zeros([1]))
y = W * X + b
loss = tf.reduce_mean(tf.square(y - Y))
train = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.5)).minimize(loss)

init = tf.global_variables_initializer()
with tf.Session(config=session_config()) as sess:
    sess.run(init)
    sess.run(hvd.broadcast_global_variables(0))
    for step in range(201):
        sess.run(train, feed_dict={X: share(x_data), Y: share(y_data)})
        if step % 20 == 0:
            if hvd.rank() == 0:
                print(step, sess.run(W), sess.run(b))
