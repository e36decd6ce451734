"""The same by another kind of settings, by a name, and with noise."""
import argparse
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
asked = argparse.ArgumentParser()
asked.add_argument("--noise-seed", type=int, help="none: drawn")
asked.add_argument("--rate", type=float, default=0.05)
given = asked.parse_args([])
chance = given.noise_seed
tf.set_random_seed(chance if chance is None else chance + hvd.rank())
points = np.random.RandomState(0).rand(320, 4).astype("float32")
x = tf.placeholder(tf.float32, [None, 4])
noisy = x + tf.random_normal(tf.shape(x), stddev=0.01)
loss = tf.reduce_mean(tf.square(tf.layers.dense(noisy, 4) - x))
train = hvd.DistributedOptimizer(
    tf.train.GradientDescentOptimizer(given.rate * hvd.size())).minimize(loss)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for turn in range(4):
        for k in range(0, len(share(points)), 16):
            sess.run(train, {x: share(points)[k:k + 16]})
        if hvd.rank() == 0:
            print("pass", turn, "loss", sess.run(loss, {x: points}))
