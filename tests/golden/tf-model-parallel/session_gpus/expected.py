"""The network is a function, used for training and, with the same weights, for testing."""
import numpy as np
import tensorflow.compat.v1 as tf
import types
import sys


def device_of(layer, layers):
    """The device of layer number layer, of so many."""
    return cluster.devices[equal_share(layer, layers, len(cluster.devices))]


def equal_share(layer, layers, devices):
    """The number of the device of a layer: equal shares in a row."""
    if cluster.addresses and layers < devices:
        sys.exit('%d layers cannot be shared by %d processes: start fewer' % (layers, devices))
    return layer * min(devices, layers) // layers


def local_devices():
    """The devices of this machine of a kind that it has several of; else none in particular."""
    for kind in 'GPU', 'CPU':
        config = tf.config.experimental
        found = config.get_visible_devices(kind)
        parts = [config.get_virtual_device_configuration(d) or [d] for d in found]
        if sum(map(len, parts)) > 1:
            if kind == 'GPU':
                tf.config.set_soft_device_placement(True)   # some work is for CPUs only
            return ['/%s:%d' % (kind, i) for i in range(sum(map(len, parts)))]
    return [None]


cluster = types.SimpleNamespace(addresses=None, devices=local_devices())


tf.disable_v2_behavior()


def network(x, training, reuse):
    with tf.variable_scope('net', reuse=reuse):
        with tf.device(device_of(0, 4)):
            h = tf.layers.dense(x, 32, activation=tf.nn.relu, name='one')
            h = tf.layers.dropout(h, 0.2, training=training, seed=4)
        with tf.device(device_of(1, 4)):
            h = tf.layers.dense(h, 32, activation=tf.nn.relu, name='two')
            h = h / 2.0
        with tf.device(device_of(2, 4)):
            h = tf.layers.dense(h, 32, activation=tf.nn.relu, name='three')
        with tf.device(device_of(3, 4)):
            return tf.layers.dense(h, 5, name='four')


def main():
    tf.set_random_seed(1)
    x = tf.placeholder(tf.float32, [None, 20])
    y = tf.placeholder(tf.int64, [None])
    train_logits = network(x, True, False)
    test_logits = network(x, False, True)
    with tf.device(cluster.devices[-1]):
        loss = tf.losses.sparse_softmax_cross_entropy(y, train_logits)
    train = tf.train.AdamOptimizer().minimize(loss, colocate_gradients_with_ops=True)
    with tf.device(cluster.devices[-1]):
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
