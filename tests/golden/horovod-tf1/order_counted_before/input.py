"""How many rows there are is counted in the module, and a function mixes their numbers."""
import numpy as np
import tensorflow as tf

data = np.random.RandomState(1).rand(320, 5).astype("float32")
rows, marks = data[:, :4], data[:, 4:]
count, batch = rows.shape[0], 16
batches = count // batch


def main():
    x = tf.placeholder(tf.float32, [None, 4])
    y = tf.placeholder(tf.float32, [None, 1])
    loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))
    step = tf.train.AdamOptimizer(0.01).minimize(loss)
    with tf.Session() as sess:
        sess.run(tf.global_variables_initializer())
        for epoch in range(6):
            order = np.random.permutation(count)
            for k in range(batches):
                at = order[k * batch:(k + 1) * batch]
                sess.run(step, feed_dict={x: rows[at], y: marks[at]})
        print(sess.run(loss, {x: rows, y: marks}))


main()
