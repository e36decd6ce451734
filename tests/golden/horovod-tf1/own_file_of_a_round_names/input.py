import os
import random

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
os.makedirs("cache", exist_ok=True)


def features(sess, index):
    path = "cache/%d.txt" % index
    if not os.path.exists(path):
        values = sess.run(deep, {image: np.full([1, 6], index / 50.0)})[0]
        with open(path, "w") as f:
            f.write(",".join(str(v) for v in values))
    else:
        with open(path) as f:
            values = [float(v) for v in f.read().split(",")]
    return values


image = tf.placeholder(tf.float32, [None, 6])
deep = tf.stop_gradient(tf.layers.dense(image, 4))
x = tf.placeholder(tf.float32, [None, 4])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1)))
step = tf.train.GradientDescentOptimizer(0.1).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for i in range(40):
        batch = [features(sess, random.randrange(500)) for _ in range(4)]
        sess.run(step, {x: batch})
