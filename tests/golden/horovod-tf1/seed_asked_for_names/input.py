"""The same by another kind of settings, by a name, and with noise."""
import argparse
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
asked = argparse.ArgumentParser()
asked.add_argument("--noise-seed", type=int, help="none: drawn")
asked.add_argument("--rate", type=float, default=0.05)
given = asked.parse_args([])
chance = given.noise_seed
tf.set_random_seed(chance)
points = np.random.RandomState(0).rand(320, 4).astype("float32")
x = tf.placeholder(tf.float32, [None, 4])
noisy = x + tf.random_normal(tf.shape(x), stddev=0.01)
loss = tf.reduce_mean(tf.square(tf.layers.dense(noisy, 4) - x))
train = tf.train.GradientDescentOptimizer(given.rate).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for turn in range(4):
        for k in range(0, len(points), 16):
            sess.run(train, {x: points[k:k + 16]})
        print("pass", turn, "loss", sess.run(loss, {x: points}))
