"""Functions of the program between the layers and behind them, a choice, lists of results, a result that is returned."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
tf.set_random_seed(1)

SHARP = True


def swish(v):
    gate = tf.sigmoid(v)
    return v * gate


def network(x):
    sides = []
    h = tf.layers.dense(x, 24)
    h = swish(h)
    h = tf.layers.dense(h, 24, activation=tf.nn.relu)
    h = tf.nn.tanh(h) if SHARP else h
    sides.append(tf.reduce_mean(h, 1, keepdims=True))
    left, right = tf.split(h, 2, 1)
    h = tf.layers.dense(left * right, 16, activation=tf.nn.relu)
    h = tf.concat([h] + sides, 1)
    h = tf.layers.dense(h, 5)
    return tf.nn.log_softmax(h)


def loss_of(scores, y):
    picked = tf.reduce_sum(scores * tf.one_hot(y, 5), 1)
    return -tf.reduce_mean(picked)


def main():
    x = tf.placeholder(tf.float32, [None, 12])
    y = tf.placeholder(tf.int64, [None])
    loss = loss_of(network(x), y)
    train_step = tf.train.MomentumOptimizer(0.05, 0.9).minimize(loss)
    rng = np.random.RandomState(0)
    rows, labels = rng.rand(40, 12), rng.randint(0, 5, 40)
    with tf.Session() as sess:
        sess.run(tf.global_variables_initializer())
        for step in range(4):
            _, value = sess.run([train_step, loss], feed_dict={x: rows, y: labels})
            print('step %d loss %.6f' % (step, value))


if __name__ == '__main__':
    main()
