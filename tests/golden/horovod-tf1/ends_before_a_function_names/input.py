"""The end of a batch is no farther than all rows, by a condition, a least number, or what is left."""
import numpy as np
import tensorflow as tf

table = np.random.RandomState(2).rand(250, 4).astype("float32")
points, sums = table[:, :3], table[:, :3].sum(1, keepdims=True)
p = tf.placeholder(tf.float32, [None, 3])
q = tf.placeholder(tf.float32, [None, 1])
error = tf.reduce_mean(tf.square(tf.layers.dense(p, 1) - q))
train_op = tf.train.AdamOptimizer(0.01).minimize(error)
total = points.shape[0]


def by_least(session, turns):
    first = 0
    for turn in range(turns):
        last = min(first + 10, total)
        session.run(train_op, {p: points[first:last], q: sums[first:last]})
        first = 0 if last == total else last


def by_condition(session, turns):
    first = 0
    for turn in range(turns):
        last = first + 10
        if last > total:
            last = total
        session.run(train_op, {p: points[first:last], q: sums[first:last]})
        first = last if last < total else 0


def by_rest(session, turns):
    first = 0
    for turn in range(turns):
        left = total - first
        many = 10 if left > 10 else left
        session.run(train_op, {p: points[first:first + many], q: sums[first:first + many]})
        first = 0 if many == left else first + many


with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    by_least(session, 200)
    by_condition(session, 200)
    by_rest(session, 200)
    print(session.run(error, {p: points, q: sums}))
