"""The same by a loop, and by a function that says which numbers are kept."""
import random
import numpy as np
import tensorflow as tf

table = np.random.RandomState(2).rand(300, 4).astype("float32")
points, sums = table[:, :3], table[:, :3].sum(1, keepdims=True)


def is_kept(k):
    return random.random() < 0.9


kept = set(filter(is_kept, range(len(points))))
checks = set()
for k in kept:
    if random.random() < 0.2:
        checks.add(k)
known = [k for k in sorted(kept) if k not in checks]
p = tf.placeholder(tf.float32, [None, 3])
q = tf.placeholder(tf.float32, [None, 1])
error = tf.reduce_mean(tf.square(tf.layers.dense(p, 1) - q))
train_op = tf.train.AdamOptimizer(0.01).minimize(error)
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    for turn in range(10):
        order = random.sample(known, len(known))
        n = 0
        while n < len(order):
            some = order[n:n + 8]
            session.run(train_op, {p: points[some], q: sums[some]})
            n += 8
    left = sorted(checks)
    print(session.run(error, {p: points[left], q: sums[left]}))
