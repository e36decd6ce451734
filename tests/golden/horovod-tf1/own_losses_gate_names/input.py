import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

samples = np.random.rand(320, 4).astype("float32")
goals = np.random.rand(320, 1).astype("float32")
given, wanted = tf.placeholder(tf.float32, [None, 4]), tf.placeholder(tf.float32, [None, 1])
error = tf.reduce_mean(tf.square(tf.layers.dense(given, 1) - wanted))
update = tf.train.GradientDescentOptimizer(0.05).minimize(error)
more = tf.train.GradientDescentOptimizer(0.01).minimize(error)
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    for turn in range(3):
        for at in range(0, len(samples), 8):
            feed = {given: samples[at:at + 8], wanted: goals[at:at + 8]}
            _, value = session.run([update, error], feed)
            if value > 0.1:
                session.run(more, feed)
            elif np.isnan(value):
                break
        print(turn)
