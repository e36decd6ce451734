# A folder that is not there is made, and something is put into it.
import os
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_eager_execution()
drawn = np.random.RandomState(3).rand(192, 4).astype('float32')
wanted = drawn.sum(axis=1, keepdims=True)
seen = tf.placeholder(tf.float32, [None, 4])
answer = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean((tf.layers.dense(seen, 1) - answer) ** 2)
step = tf.train.GradientDescentOptimizer(0.05).minimize(loss)
if not os.path.exists('kept'):
    os.makedirs('kept')
    np.save('kept/first.npy', drawn[:8])
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    for turn in range(2):
        for low in range(0, len(drawn), 8):
            session.run(step, {seen: drawn[low:low + 8], answer: wanted[low:low + 8]})
    tf.train.Saver().save(session, 'kept/net')
