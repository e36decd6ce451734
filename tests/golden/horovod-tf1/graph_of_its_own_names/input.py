# A session of a graph that is not the default one where the rounds begin.
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
net = tf.Graph()
with net.as_default():
    x = tf.placeholder(tf.float32, [None, 3])
    cost = tf.reduce_mean(tf.layers.dense(x, 1) ** 2)
    update = tf.train.AdamOptimizer(0.01).minimize(cost)
    begin = tf.global_variables_initializer()
rows = np.random.RandomState(0).rand(320, 3)
s = tf.Session(graph=net)
s.run(begin)
for i in range(0, 320, 8):
    s.run(update, {x: rows[i:i + 8]})
print(s.run(cost, {x: rows}))
