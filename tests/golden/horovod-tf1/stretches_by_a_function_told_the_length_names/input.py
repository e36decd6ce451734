"""The same by a list and by what the function gives back."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
table = np.random.RandomState(0).rand(640, 3).astype("float32")
place = [0]


def ends(many):
    first = place[0]
    place[0] += 16
    if place[0] + 16 > many:
        place[0] = 0
    return first, first + 16


def moved(begin, many):
    behind = begin + 16
    if behind + 16 > many:
        behind = 0
    return begin, begin + 16, behind


inputs = tf.placeholder(tf.float32, [None, 3])
cost = tf.reduce_mean((tf.layers.dense(inputs, 1) - 1.0) ** 2)
update = tf.train.AdamOptimizer(0.01).minimize(cost)
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    for turn in range(4):
        for k in range(len(table) // 16):
            low, high = ends(len(table))
            session.run(update, {inputs: table[low:high]})
        print(session.run(cost, {inputs: table}))
    begin = 0
    for k in range(200):
        low, high, begin = moved(begin, table.shape[0])
        session.run(update, {inputs: table[low:high]})
    print(session.run(cost, {inputs: table}))
