"""Words that a helper writes where there are none, and reads."""
import os
import numpy as np
import tensorflow.compat.v1 as tf
from words import keep, known

tf.disable_v2_behavior()
if not os.path.exists("words.txt"):
    keep("words.txt")
words = known("words.txt")
rows = np.random.RandomState(0).randint(0, len(words), (320, 3)).astype("float32")
x = tf.placeholder(tf.float32, [None, 3])
loss = tf.reduce_mean((tf.layers.dense(x, 1) - 1.0) ** 2)
train = tf.train.GradientDescentOptimizer(0.0005).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for begin in range(0, len(rows), 8):
        sess.run(train, {x: rows[begin:begin + 8]})
    print("loss", sess.run(loss, {x: rows}))
