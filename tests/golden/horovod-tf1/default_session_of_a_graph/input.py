import numpy as np
import tensorflow as tf

pixels = np.random.rand(480, 12).astype("float32")
graph = tf.Graph()
with graph.as_default():
    x = tf.placeholder(tf.float32, [None, 12])
    loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1)))
    train_op = tf.train.AdamOptimizer(0.01).minimize(loss)
    init = tf.global_variables_initializer()
sess = tf.Session(graph=graph)
with sess.as_default():
    init.run()
    for turn in range(60):
        train_op.run({x: pixels[np.random.choice(len(pixels), 16)]})
