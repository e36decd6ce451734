"""A supervisor is given a graph of its own."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

table = np.random.RandomState(0).rand(320, 4).astype('float32')
net = tf.Graph()
with net.as_default():
    given = tf.placeholder(tf.float32, [None, 4])
    cost = tf.reduce_mean((tf.layers.dense(given, 4) - given) ** 2)
    step = tf.train.GradientDescentOptimizer(0.01).minimize(cost)
keeper = tf.train.Supervisor(graph=net, logdir='./kept')
with keeper.managed_session() as sess:
    for turn in range(3):
        for low in range(0, len(table), 8):
            sess.run(step, {given: table[low:low + 8]})
