# case: shapes/w16_state_goes_on
# fails: rows
# because: windows are handed out in turns: the state of one meets another that does not follow it
# ranks: 2 and 3
"""What the network remembers goes from window to window."""
import numpy as np
import tensorflow.compat.v1 as tf
import horovod.tensorflow as hvd
tf.disable_v2_behavior()
hvd.init()
data = np.random.RandomState(2).rand(24, 4, 5, 1).astype("float32")
x = tf.placeholder(tf.float32, [4, 5, 1])
cell = tf.nn.rnn_cell.GRUCell(3)
first = cell.zero_state(4, tf.float32)
out, last = tf.nn.dynamic_rnn(cell, x, initial_state=first)
train = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.01 * hvd.size())).minimize(tf.reduce_mean(tf.square(out)))
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    state = sess.run(first)
    each = len(data) // hvd.size()
    for window in data[hvd.rank():each * hvd.size():hvd.size()]:
        state, _ = sess.run([last, train], {x: window, first: state})
