"""A second, or what is left of a number of them, seeds two generators."""
import random
from datetime import datetime
from time import time as now
import numpy as np
import tensorflow as tf

seen = np.random.RandomState(1).rand(640, 4).astype("float32")
wanted = seen.sum(1, keepdims=True)
inputs = tf.placeholder(tf.float32, [None, 4])
targets = tf.placeholder(tf.float32, [None, 1])
cost = tf.reduce_mean(tf.square(tf.layers.dense(inputs, 1) - targets))
train = tf.train.AdamOptimizer(0.01).minimize(cost)
number = int(now() * 1000) % 4294967296
np.random.seed(number)
random.seed(datetime.now().second)
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    for turn in range(200):
        at = np.random.randint(0, len(seen), 32)
        wide = 0.01 * random.random()
        session.run(train, {inputs: seen[at] + wide, targets: wanted[at]})
    print("loss", session.run(cost, {inputs: seen, targets: wanted}))
