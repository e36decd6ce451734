"""The pass to begin with stands in an array's file, which one machine may lack: the first one says it."""
import os
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

rows = np.random.RandomState(3).rand(1200, 3).astype(np.float32)
inputs = tf.placeholder(tf.float32, [None, 3])
loss = tf.reduce_mean(tf.square(tf.layers.dense(inputs, 1) - tf.reduce_sum(inputs, 1, True)))
train = tf.train.GradientDescentOptimizer(0.05).minimize(loss)
saver = tf.train.Saver()
first = 0
if os.path.exists('kept/pass.npy'):
    first = int(np.load('kept/pass.npy'))
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    if first > 0:
        saver.restore(session, 'kept/net')
    for each in range(first, 3):
        for k in range(100):
            session.run(train, {inputs: rows[k * 12:(k + 1) * 12]})
    saver.save(session, 'kept/net')
    np.save('kept/pass.npy', 3)
