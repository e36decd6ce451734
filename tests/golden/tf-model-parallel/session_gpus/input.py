"""The network is a function, used for training and, with the same weights, for testing."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def network(x, training, reuse):
    with tf.variable_scope('net', reuse=reuse):
        h = tf.layers.dense(x, 32, activation=tf.nn.relu, name='one')
        h = tf.layers.dropout(h, 0.2, training=training, seed=4)
        h = tf.layers.dense(h, 32, activation=tf.nn.relu, name='two')
        h = h / 2.0
        h = tf.layers.dense(h, 32, activation=tf.nn.relu, name='three')
        return tf.layers.dense(h, 5, name='four')


def main():
    tf.set_random_seed(1)
    x = tf.placeholder(tf.float32, [None, 20])
    y = tf.placeholder(tf.int64, [None])
    train_logits = network(x, True, False)
    test_logits = network(x, False, True)
    loss = tf.losses.sparse_softmax_cross_entropy(y, train_logits)
    train = tf.train.AdamOptimizer().minimize(loss)
    right = tf.reduce_mean(tf.cast(tf.equal(tf.argmax(test_logits, 1), y), tf.float32))
    rng = np.random.RandomState(0)
    rows, labels = rng.rand(96, 20), rng.randint(0, 5, 96)
    with tf.Session() as sess:
        sess.run(tf.global_variables_initializer())
        for step in range(6):
            at = step * 16
            sess.run(train, {x: rows[at:at + 16], y: labels[at:at + 16]})
        print('right %.4f' % sess.run(right, {x: rows, y: labels}))


if __name__ == '__main__':
    main()
