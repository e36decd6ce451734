"""Its number says what is drawn behind it, too: each worker needs rows of its own."""
import numpy as np
import tensorflow as tf
from tensorflow.contrib.learn.python.learn.estimators import _sklearn as parts

table = np.random.RandomState(1).rand(640, 4).astype("float32")
kept, left = parts.train_test_split(table, random_state=5)
p = tf.placeholder(tf.float32, [None, 4])
cost = tf.reduce_mean(tf.square(tf.layers.dense(p, 4) - p))
update = tf.train.GradientDescentOptimizer(0.05).minimize(cost)
session = tf.Session()
session.run(tf.global_variables_initializer())
for turn in range(200):
    drawn = np.random.rand(16, 4)
    session.run(update, feed_dict={p: drawn})
print("cost", session.run(cost, feed_dict={p: left}))
