import argparse
import numpy as np
import tensorflow as tf

options = argparse.ArgumentParser()
options.add_argument("--most", type=float, default=float("inf"))
args = options.parse_args()
settings = {"rows": np.inf, "batch": 8}
rows = np.random.RandomState(1).rand(160, 3).astype("float32")
tests = np.random.RandomState(2).rand(16, 3).astype("float32")
x = tf.placeholder(tf.float32, [None, 3])
loss = tf.reduce_mean((tf.layers.dense(x, 3) - x) ** 2)
step = tf.train.AdamOptimizer(0.01).minimize(loss)
rounds = min(len(rows), settings["rows"], args.most) // settings["batch"]
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for epoch in range(3):
        for k in range(rounds):
            sess.run(step, {x: rows[k * 8:k * 8 + 8]})
    print(sess.run(loss, {x: tests}))
