"""Passes are made until the graph has counted so many updates, told in hundreds."""
import numpy as np
import tensorflow as tf

a = tf.placeholder(tf.float32, [None, 4])
b = tf.placeholder(tf.float32, [None, 1])
cost = tf.reduce_mean(tf.square(tf.layers.dense(a, 1) - b))
gs = tf.Variable(0, trainable=False)
learn = tf.train.GradientDescentOptimizer(0.1).minimize(cost, global_step=gs)
most = 6
samples = np.random.RandomState(1).rand(256, 4).astype('float32')
targets = samples.sum(1, keepdims=True)
sess = tf.Session()
sess.run(tf.global_variables_initializer())
hundreds = 0
while True:
    for at in range(0, len(samples), 16):
        _, c, n = sess.run([learn, cost, gs], feed_dict={a: samples[at:at + 16], b: targets[at:at + 16]})
        hundreds = n / 100.
    print('cost', c)
    if hundreds >= most:
        break
print(sess.run([gs, cost], {a: samples, b: targets}))
