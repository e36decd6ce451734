"""Lines that train first, each in another way, and are told by the first worker."""
import logging
import sys
from pprint import PrettyPrinter, pprint

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
log = logging.getLogger('net')
logging.basicConfig(level=logging.INFO)
pretty = PrettyPrinter()
rows = np.random.RandomState(0).rand(192, 3).astype('float32')
x = tf.placeholder(tf.float32, [None, 3])
loss = tf.reduce_mean((tf.layers.dense(x, 1) - tf.reduce_sum(x, 1, keepdims=True)) ** 2)
step = tf.train.GradientDescentOptimizer(0.01).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for k in range(60):
        at = np.random.randint(0, len(rows), 8)
        sys.stdout.write('%f\r' % sess.run([step, loss], {x: rows[at]})[1])
    for k in range(60):
        at = np.random.randint(0, len(rows), 8)
        pprint(sess.run([step, loss], {x: rows[at]})[1])
    for k in range(60):
        at = np.random.randint(0, len(rows), 8)
        pretty.pprint(sess.run([step, loss], {x: rows[at]})[1])
    for k in range(60):
        at = np.random.randint(0, len(rows), 8)
        log.info('loss %f', sess.run([step, loss], {x: rows[at]})[1])
