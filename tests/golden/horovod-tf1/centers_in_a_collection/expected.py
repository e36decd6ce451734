"""The loss of the centres goes by a collection, whose sum is minimized."""
import numpy as np
import tensorflow.compat.v1 as tf
import horovod.tensorflow as hvd

hvd.init()


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


tf.disable_v2_behavior()


def center_loss(features, label, classes):
    centers = tf.get_variable('centers', [classes, features.get_shape()[1]],
                              initializer=tf.constant_initializer(0), trainable=False)
    own = tf.gather(centers, label)
    diff = 0.05 * (own - features)
    centers = tf.scatter_sub(centers, label, diff)
    with tf.control_dependencies([centers]):
        loss = tf.reduce_mean(tf.square(features - own))
    return loss, centers


x = tf.placeholder(tf.float32, [None, 8])
y = tf.placeholder(tf.int64, [None])
features = tf.layers.dense(x, 2)
near, _ = center_loss(features, y, 4)
tf.add_to_collection(tf.GraphKeys.REGULARIZATION_LOSSES, 0.1 * near)
kinds = tf.reduce_mean(tf.nn.sparse_softmax_cross_entropy_with_logits(
    labels=y, logits=tf.layers.dense(features, 4)))
loss = tf.add_n([kinds] + tf.get_collection(tf.GraphKeys.REGULARIZATION_LOSSES))
step = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.01 * hvd.size())).minimize(loss)
rows = np.random.RandomState(3).rand(320, 8)
labels = np.arange(320) % 4
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    rows = share(rows)
    labels = share(labels)
    sess.run(hvd.broadcast_global_variables(0))
    for epoch in range(3):
        for i in range(max(1, len(rows) // 16)):
            part = slice(16 * i, 16 * i + 16)
            sess.run(step, feed_dict={x: rows[part], y: labels[part]})
