"""Batch normalisation beside steps that run in the default session."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
rows = np.random.RandomState(0).rand(640, 3).astype("float32")
x = tf.placeholder(tf.float32, [None, 3])
training = tf.placeholder(tf.bool)
seen = tf.layers.batch_normalization(x, training=training)
loss = tf.reduce_mean((tf.layers.dense(seen, 1) - 1.0) ** 2)
with tf.control_dependencies(tf.get_collection(tf.GraphKeys.UPDATE_OPS)):
    step = tf.train.AdamOptimizer(0.01).minimize(loss)


def learn():
    for k in range(0, 640, 16):
        step.run({x: rows[k:k + 16], training: True})


with tf.Session() as session:
    tf.global_variables_initializer().run()
    for turn in range(3):
        learn()
    print(loss.eval({x: rows, training: False}))
