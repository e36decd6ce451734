"""The default graph has a name, and is closed before its variables have values."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
rows = np.random.RandomState(0).rand(240, 4)
x = tf.placeholder(tf.float32, [None, 4])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x[:, :3], 1) - x[:, 3:]))
step = tf.train.GradientDescentOptimizer(0.01).minimize(loss)
graph = tf.get_default_graph()
init = tf.global_variables_initializer()
graph.finalize()
with tf.Session(graph=graph) as sess:
    sess.run(init)
    for epoch in range(2):
        for at in range(0, len(rows), 8):
            sess.run(step, {x: rows[at:at + 8]})
    print(sess.run(loss, {x: rows}))
