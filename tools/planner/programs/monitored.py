"""Dense layers, trained by a monitored session from a data set."""

import sys

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
width, batch = int(sys.argv[1]), int(sys.argv[2])
data = np.random.rand(batch * 10, 256).astype("float32")
wanted = np.random.randint(0, 10, batch * 10)
dataset = (
    tf.data.Dataset.from_tensor_slices((data, wanted)).repeat().batch(batch, drop_remainder=True)
)
images, labels = tf.data.make_one_shot_iterator(dataset).get_next()
hidden = images
for _ in range(4):
    hidden = tf.layers.dense(hidden, width, activation=tf.nn.relu)
loss = tf.reduce_mean(
    tf.nn.sparse_softmax_cross_entropy_with_logits(
        labels=labels, logits=tf.layers.dense(hidden, 10)
    )
)
global_step = tf.train.get_or_create_global_step()
train_op = tf.train.GradientDescentOptimizer(0.01).minimize(loss, global_step=global_step)
hooks = [tf.train.StopAtStepHook(last_step=400)]
with tf.train.MonitoredTrainingSession(hooks=hooks) as sess:
    while not sess.should_stop():
        sess.run(train_op)
