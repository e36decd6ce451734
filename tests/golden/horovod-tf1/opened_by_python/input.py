"""A function opens files as this Python does, in one of two branches, to write or to read them."""
import os
import sys
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
newer = sys.version_info[0] > 2


def opened(name, mode="r"):
    if newer:
        return open(name, mode, encoding="utf-8", errors="ignore")
    else:
        return open(name, mode)


def write_words(target):
    opened(target, mode="w").write("\n".join("w%d" % k for k in range(40)) + "\n")


if not os.path.exists("words.txt"):
    write_words("words.txt")
with opened("words.txt") as lines:
    words = [line.strip() for line in lines]
rows = np.random.RandomState(0).randint(0, len(words), (320, 3)).astype("float32")
x = tf.placeholder(tf.float32, [None, 3])
loss = tf.reduce_mean((tf.layers.dense(x, 1) - 1.0) ** 2)
train = tf.train.GradientDescentOptimizer(0.0005).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for begin in range(0, len(rows), 8):
        sess.run(train, {x: rows[begin:begin + 8]})
    print("loss", sess.run(loss, {x: rows}))
