"""A generator of a class gets a setting that may be None; its split must be the same for all."""
import argparse
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
asked = argparse.ArgumentParser()
asked.add_argument("--seed", type=int, default=None)
args = asked.parse_args([])


class Parts:
    def __init__(self, rows, held):
        self.chance = np.random.RandomState(args.seed)
        order = self.chance.permutation(len(rows))
        self.held, self.seen = rows[order[:held]], rows[order[held:]]


parts = Parts(np.random.RandomState(0).rand(400, 4).astype("float32"), 80)
seen, held = parts.seen, parts.held
x = tf.placeholder(tf.float32, [None, 4])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 4) - x))
train = tf.train.GradientDescentOptimizer(0.05).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for turn in range(4):
        for k in range(0, len(seen), 16):
            sess.run(train, {x: seen[k:k + 16]})
        print("pass", turn, "held out", sess.run(loss, {x: held}))
