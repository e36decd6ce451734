"""The save stands in a module of its own."""
import numpy as np
import tensorflow.compat.v1 as tf

from keep import keep

tf.disable_v2_behavior()


def main():
    rows = np.random.RandomState(0).rand(320, 3).astype("float32")
    x = tf.placeholder(tf.float32, [None, 3])
    loss = tf.reduce_mean(tf.layers.dense(x, 1) ** 2)
    train = tf.train.AdamOptimizer(0.01).minimize(loss)
    saver = tf.train.Saver()
    with tf.Session() as sess:
        sess.run(tf.global_variables_initializer())
        for begin in range(0, len(rows), 8):
            sess.run(train, {x: rows[begin:begin + 8]})
        kept = keep(saver, sess, "kept")
    with tf.Session() as sess:
        saver.restore(sess, kept)
        print(sess.run(loss, {x: rows[:100]}))


if __name__ == "__main__":
    main()
