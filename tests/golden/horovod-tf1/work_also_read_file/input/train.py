import numpy as np
import tensorflow as tf

from data import load


def main():
    train_x, train_y, test_x, test_y = load()
    x = tf.placeholder(tf.float32, [None, 28, 28])
    y = tf.placeholder(tf.int64, [None])
    loss = tf.losses.sparse_softmax_cross_entropy(y, tf.layers.dense(tf.layers.flatten(x), 10))
    train = tf.train.AdamOptimizer(0.01).minimize(loss)
    with tf.Session() as sess:
        sess.run(tf.global_variables_initializer())
        for epoch in range(3):
            for i in range(0, 192, 16):
                sess.run(train, {x: train_x[i:i + 16], y: train_y[i:i + 16]})
            print(sess.run(loss, {x: train_x, y: train_y}))


if __name__ == '__main__':
    main()
