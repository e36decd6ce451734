import random

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

samples = np.random.rand(320, 4).astype("float32")
goals = np.random.rand(320, 1).astype("float32")
width = random.choice([4, 8, 16])
given, wanted = tf.placeholder(tf.float32, [None, 4]), tf.placeholder(tf.float32, [None, 1])
inner = tf.layers.dense(given, width, tf.nn.relu)
error = tf.reduce_mean(tf.square(tf.layers.dense(inner, 1) - wanted))
update = tf.train.GradientDescentOptimizer(0.05).minimize(error)
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    for turn in range(3):
        for at in range(0, len(samples), 8):
            session.run(update, {given: samples[at:at + 8], wanted: goals[at:at + 8]})
    print(turn)
