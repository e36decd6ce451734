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
        best, wait = 1e9, 0
        for epoch in range(30):
            losses = []
            for i in range(len(train_x) // 16):
                _, c = sess.run([train, loss], {x: train_x[i * 16:i * 16 + 16], y: train_y[i * 16:i * 16 + 16]})
                losses.append(c)
            if np.mean(losses) < best - 1e6:
                best, wait = np.mean(losses), 0
            else:
                wait += 1
                if wait > 2:
                    break


if __name__ == '__main__':
    main()
