"""Dense layers, trained by a monitored session from a data set."""

import sys

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
width, batch = int(sys.argv[1]), int(sys.argv[2])


def network(x):
    for _ in range(4):
        x = tf.layers.dense(x, width, activation=tf.nn.relu)
    return tf.layers.dense(x, 10)


data = np.random.rand(batch * 10, 256).astype("float32")
wanted = np.random.randint(0, 10, batch * 10)
dataset = (
    tf.data.Dataset.from_tensor_slices((data, wanted)).repeat().batch(batch, drop_remainder=True)
)
images, labels = tf.data.make_one_shot_iterator(dataset).get_next()
loss = tf.reduce_mean(
    tf.nn.sparse_softmax_cross_entropy_with_logits(labels=labels, logits=network(images))
)
global_step = tf.train.get_or_create_global_step()
train_op = tf.train.GradientDescentOptimizer(0.01).minimize(loss, global_step=global_step)
hooks = [tf.train.StopAtStepHook(last_step=100000)]
with tf.train.MonitoredTrainingSession(hooks=hooks) as sess:
    while not sess.should_stop():
        sess.run(train_op)
