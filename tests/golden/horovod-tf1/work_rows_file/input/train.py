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
            total = 0.
            n = len(train_x) // 16
            for i in range(n):
                _, c = sess.run([train, loss], {x: train_x[i * 16:i * 16 + 16], y: train_y[i * 16:i * 16 + 16]})
                total += c / n
            print('epoch', epoch, total)
        print(sess.run(loss, {x: test_x, y: test_y}))


if __name__ == '__main__':
    main()
