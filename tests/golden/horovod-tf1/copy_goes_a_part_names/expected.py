"""A copy of the weights goes a part of the way to them in each round."""
import numpy as np
import tensorflow.compat.v1 as tf
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


tf.disable_v2_behavior()

draw = np.random.RandomState(3)
points = draw.rand(320, 5).astype("float32")
heights = points.sum(axis=1, keepdims=True)
place = tf.placeholder(tf.float32, [None, 5])
height = tf.placeholder(tf.float32, [None, 1])
with tf.variable_scope("quick"):
    quick = tf.layers.dense(place, 1)
with tf.variable_scope("slow"):
    slow = tf.layers.dense(place, 1)
ours, theirs = tf.trainable_variables("quick"), tf.trainable_variables("slow")
error = tf.reduce_mean(tf.square(quick - 0.9 * height - 0.1 * tf.stop_gradient(slow)))
learn = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.01 * hvd.size())).minimize(error,
    var_list=ours)
begin = [tf.assign(s, q) for s, q in zip(theirs, ours)]
follow = [tf.assign(s, 0.95 * s + 0.05 * q) for s, q in zip(theirs, ours)]
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(begin)
    sess.run(hvd.broadcast_global_variables(0))
    for turn in range(3):
        for k in range(0, max(1, 320 // hvd.size()), 16):
            sess.run(learn, {place: share(points)[k:k + 16], height: share(heights)[k:k + 16]})
            sess.run(follow)
    if hvd.rank() == 0:
        print("slow", sess.run(slow, {place: points}).mean())
