"""Threads train."""
import threading
import numpy as np
import tensorflow.compat.v1 as tf
tf.disable_v2_behavior()
x = tf.placeholder(tf.float32, [None, 3])
cost = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - 1))
train = tf.train.GradientDescentOptimizer(0.05).minimize(cost)
sess = tf.Session()
done = []


def work():
    while len(done) < 12:
        sess.run(train, {x: np.random.rand(8, 3)})
        done.append(1)


sess.run(tf.global_variables_initializer())
worker = threading.Thread(target=work)
worker.start()
worker.join()
sess.close()
