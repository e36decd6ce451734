"""The same by numbers, in a set that a comprehension makes."""
import numpy as np
import tensorflow as tf

draw = np.random.RandomState(2)
tables = {word: draw.rand(8, 4).astype("float32") for word in range(6)}
cells = tf.placeholder(tf.float32, [None, 3])
goal = tf.placeholder(tf.float32, [None, 1])
off = tf.reduce_mean(tf.square(tf.layers.dense(cells, 1) - goal))
move = tf.train.GradientDescentOptimizer(0.05).minimize(off)
words = {w for w in tables if w != 5}
with tf.Session() as run:
    run.run(tf.global_variables_initializer())
    for turn in range(4):
        for word in words:
            run.run(move, {cells: tables[word][:, :3], goal: tables[word][:, 3:]})
    print(run.run(off, {cells: tables[5][:, :3], goal: tables[5][:, 3:]}))
