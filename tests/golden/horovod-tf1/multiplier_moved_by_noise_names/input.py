"""A multiplier moves by what a round sees through noise: its mean is the same for all, and nothing more is told."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

rows = np.random.RandomState(3).rand(1200, 3).astype(np.float32)
inputs = tf.placeholder(tf.float32, [None, 3])
multiplier = tf.Variable(tf.zeros([]))
mean = tf.layers.dense(inputs, 2)
seen = mean + tf.random_normal(tf.shape(mean), stddev=0.1)
size = tf.reduce_mean(tf.square(seen))
loss = tf.reduce_mean(tf.square(tf.reduce_sum(inputs, 1) - seen[:, 0])) + multiplier * size
train = tf.train.GradientDescentOptimizer(0.05).minimize(loss)
moved = tf.assign(multiplier, tf.maximum(0.0, multiplier + 1e-3 * size))
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    for k in range(100):
        part = rows[k * 12:(k + 1) * 12]
        session.run([train], {inputs: part})
        session.run([moved], {inputs: part})
