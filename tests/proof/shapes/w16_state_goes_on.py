"""What the network remembers goes from window to window."""
import numpy as np
import tensorflow.compat.v1 as tf
tf.disable_v2_behavior()
data = np.random.RandomState(2).rand(24, 4, 5, 1).astype("float32")
x = tf.placeholder(tf.float32, [4, 5, 1])
cell = tf.nn.rnn_cell.GRUCell(3)
first = cell.zero_state(4, tf.float32)
out, last = tf.nn.dynamic_rnn(cell, x, initial_state=first)
train = tf.train.AdamOptimizer(0.01).minimize(tf.reduce_mean(tf.square(out)))
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    state = sess.run(first)
    for window in data:
        state, _ = sess.run([last, train], {x: window, first: state})
