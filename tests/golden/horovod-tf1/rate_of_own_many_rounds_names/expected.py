"""The rate falls by the rounds of the passes before, whose number the rows say."""
import numpy as np
import tensorflow.compat.v1 as tf
import horovod.tensorflow as hvd

hvd.init()


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


tf.disable_v2_behavior()

draw = np.random.RandomState(4)
points = draw.rand(320, 5).astype("float32")
heights = points.dot(draw.rand(5, 1)).astype("float32")
tests = draw.rand(64, 5).astype("float32")
place = tf.placeholder(tf.float32, [None, 5])
height = tf.placeholder(tf.float32, [None, 1])
lr = tf.placeholder(tf.float32, [])
line = tf.layers.dense(place, 1)
error = tf.reduce_mean(tf.square(line - height))
learn = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(lr * hvd.size())).minimize(error)
points = share(points)
heights = share(heights)
whole = max(1, len(points) // 16)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for turn in range(3):
        for k in range(whole):
            sess.run(learn, feed_dict={
                place: points[k * 16:k * 16 + 16], height: heights[k * 16:k * 16 + 16],
                lr: 0.1 * (
                    1 - (turn * (whole * hvd.size()) + k * hvd.size()) / (
                        3. * (whole * hvd.size())))})
    if hvd.rank() == 0:
        print("mean", sess.run(line, feed_dict={place: tests}).mean())
