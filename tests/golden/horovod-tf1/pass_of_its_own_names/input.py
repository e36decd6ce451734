# The rounds of a pass stand in a function, which is given the rows.
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
x = tf.placeholder(tf.float32, [None, 3])
cost = tf.reduce_mean(tf.layers.dense(x, 1) ** 2)
update = tf.train.AdamOptimizer(0.01).minimize(cost)


def once(s, rows):
    for i in range(0, len(rows), 10):
        s.run(update, {x: rows[i:i + 10]})


def main():
    rows, held = np.random.RandomState(0).rand(600, 3), np.random.RandomState(1).rand(50, 3)
    with tf.Session() as s:
        s.run(tf.global_variables_initializer())
        for epoch in range(3):
            once(s, rows)
            print(epoch, s.run(cost, {x: held}))


main()
