"""A batch begins and ends at numbers that have names, and the one more is put first."""
import numpy as np
import tensorflow as tf

size = 32
data = np.random.RandomState(1).rand(641, 5).astype("float32")
seen, wanted = data[:, :4], data[:, :4].sum(1, keepdims=True)
inputs = tf.placeholder(tf.float32, [None, 4])
targets = tf.placeholder(tf.float32, [None, 1])
cost = tf.reduce_mean(tf.square(tf.layers.dense(inputs, 1) - targets))
learn = tf.train.AdamOptimizer(1e-2).minimize(cost)
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    for turn in range(10):
        for k in range(1 + len(seen) // size):
            low, high = k * size, (k + 1) * size
            session.run(learn, {inputs: seen[low:high], targets: wanted[low:high]})
    print("loss", session.run(cost, {inputs: data[:, :4], targets: data[:, :4].sum(1, keepdims=True)}))
