import os
import random

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
os.makedirs("cache", exist_ok=True)


def features(sess, index):
    path = "cache/%d.txt" % index
    if not os.path.exists(path):
        values = sess.run(deep, {image: np.full([1, 6], index / 50.0)})[0]
        with open(path if hvd.rank() == 0 else os.devnull, "w") as f:
            f.write(",".join(str(v) for v in values))
    else:
        with open(path) as f:
            values = [float(v) for v in f.read().split(",")]
    return values


image = tf.placeholder(tf.float32, [None, 6])
deep = tf.stop_gradient(tf.layers.dense(image, 4))
x = tf.placeholder(tf.float32, [None, 4])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1)))
step = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.1 * hvd.size())).minimize(loss)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for i in range(max(1, 40 // hvd.size())):
        batch = [features(sess, random.randrange(500)) for _ in range(4)]
        sess.run(step, {x: batch})
