# A compressed file that the first worker writes is waited for.
import gzip
import os

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
if not os.path.isfile("rows.gz"):
    with open("rows.gz", "wb") as f:
        f.write(gzip.compress(np.random.RandomState(0).rand(400, 3).tobytes()))
with gzip.open("rows.gz", "rb") as f:
    rows = np.frombuffer(f.read(), "float64").reshape(400, 3)
x = tf.placeholder(tf.float32, [None, 3])
update = tf.train.AdamOptimizer(0.01).minimize(tf.reduce_mean(tf.layers.dense(x, 1) ** 2))
with tf.Session() as s:
    s.run(tf.global_variables_initializer())
    for i in range(0, 400, 8):
        s.run(update, {x: rows[i:i + 8]})
