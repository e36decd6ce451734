"""The rate falls by the part of the rounds that is made."""
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

draw = np.random.RandomState(4)
points = draw.rand(320, 5).astype("float32")
heights = points.dot(draw.rand(5, 1)).astype("float32")
place = tf.placeholder(tf.float32, [None, 5])
height = tf.placeholder(tf.float32, [None, 1])
lr = tf.placeholder(tf.float32, [])
error = tf.reduce_mean(tf.square(tf.layers.dense(place, 1) - height))
learn = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(lr * hvd.size())).minimize(error)
rounds = 240
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for k in range(max(1, rounds // hvd.size())):
        at = np.random.randint(0, 320, 16)
        now = 0.1 * (rounds - k * hvd.size()) / rounds
        sess.run(learn, feed_dict={place: points[at], height: heights[at], lr: now})
    if hvd.rank() == 0:
        print("left", sess.run(error, feed_dict={place: points, height: heights}))
