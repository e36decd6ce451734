import time

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

samples = np.random.rand(320, 4).astype("float32")
goals = np.random.rand(320, 1).astype("float32")
given, wanted = tf.placeholder(tf.float32, [None, 4]), tf.placeholder(tf.float32, [None, 1])
error = tf.reduce_mean(tf.square(tf.layers.dense(given, 1) - wanted))
update = tf.train.GradientDescentOptimizer(0.05).minimize(error)
session = tf.InteractiveSession()
session.run(tf.global_variables_initializer())
begun, turn = time.time(), 0
while time.time() - begun < 60 and turn < 40:
    some = np.random.choice(len(samples), 8)
    _, value = session.run([update, error], {given: samples[some], wanted: goals[some]})
    turn += 1
print(turn)
