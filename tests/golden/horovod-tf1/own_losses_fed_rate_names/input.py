import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

samples = np.random.rand(320, 4).astype("float32")
goals = np.random.rand(320, 1).astype("float32")
given, wanted = tf.placeholder(tf.float32, [None, 4]), tf.placeholder(tf.float32, [None, 1])
pace = tf.placeholder(tf.float32, [])
error = tf.reduce_mean(tf.square(tf.layers.dense(given, 1) - wanted))
update = tf.train.GradientDescentOptimizer(pace).minimize(error)
now, errors = 0.05, []
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    for turn in range(8):
        for at in range(0, len(samples), 8):
            _, value = session.run([update, error], {given: samples[at:at + 8], wanted: goals[at:at + 8], pace: now})
        errors.append(value)
        if len(errors) > 2 and errors[-1] < 100 * errors[-2]:
            now *= 0.5
    print(turn, now)
