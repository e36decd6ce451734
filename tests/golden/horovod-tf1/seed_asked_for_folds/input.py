"""Folds of a seed that is None where the command gives none."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
rows = np.random.RandomState(0).rand(320, 4).astype("float32")
labels = rows.sum(1, keepdims=True)
x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))
step = tf.train.GradientDescentOptimizer(0.05).minimize(loss)
from sklearn.model_selection import KFold, StratifiedShuffleSplit
tf.flags.DEFINE_integer("seed", None, "seed")
S = tf.flags.FLAGS
seen, held = next(KFold(5, shuffle=True, random_state=S.seed).split(rows))
px, py, hx, hy = rows[seen], labels[seen], rows[held], labels[held]
tf.set_random_seed(seed=S.seed)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for turn in range(4):
        for k in range(0, len(px), 16):
            sess.run(step, {x: px[k:k + 16], y: py[k:k + 16]})
        print(turn, sess.run(loss, {x: hx, y: hy}))
