import numpy as np
import tensorflow as tf

from data import load


def main():
    train_x, train_y, test_x, test_y = load()
    x = tf.placeholder(tf.float32, [None, 28, 28])
    y = tf.placeholder(tf.int64, [None])
    loss = tf.losses.sparse_softmax_cross_entropy(y, tf.layers.dense(tf.layers.flatten(x), 10))
    step_of = tf.train.get_or_create_global_step()
    rate = tf.train.exponential_decay(0.1, step_of, int(960 / 16 * 3), 0.5)
    train = tf.train.GradientDescentOptimizer(rate).minimize(loss, global_step=step_of)
    saver = tf.train.Saver()
    with tf.Session() as sess:
        sess.run(tf.global_variables_initializer())
        for step in range(1000):
            rows = np.random.randint(0, len(train_x), 16)
            sess.run(train, {x: train_x[rows], y: train_y[rows]})
            if step % 100 == 0:
                saver.save(sess, 'model', global_step=step)


if __name__ == '__main__':
    main()
