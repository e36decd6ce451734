"""How many passes were made is reckoned from the number of the last round, behind the rounds."""
import pprint

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
pretty = pprint.PrettyPrinter(indent=2)
rows = np.random.RandomState(0).rand(320, 3).astype("float32")
pretty.pprint({"rows": len(rows), "batch": 8})
x = tf.placeholder(tf.float32, [None, 3])
step = tf.train.AdamOptimizer(0.01).minimize(tf.reduce_mean(tf.layers.dense(x, 1) ** 2))
sess = tf.Session()
sess.run(tf.global_variables_initializer())
for turn in range(120):
    sess.run(step, {x: rows[np.random.choice(len(rows), 8)]})
passes = float(turn) * 8 / len(rows)
for turn in range(2):
    print(turn, passes)
