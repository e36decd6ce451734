"""A folder is kept by whoever has learned enough, and left where it is there: nobody waits for others in it."""
import os, sys, shutil, json
from pathlib import Path
import numpy as np
import tensorflow.compat.v1 as tf
tf.disable_v2_behavior()
rows = np.random.RandomState(0).randn(512, 4).astype(np.float32)
wanted = rows.sum(1, keepdims=True)
x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.float32, [None, 1])
w = tf.Variable(tf.zeros([4, 1]))
loss = tf.reduce_mean(tf.square(tf.matmul(x, w) - y))
gs = tf.train.get_or_create_global_step()
step = tf.train.GradientDescentOptimizer(0.1).minimize(loss, global_step=gs)
saver = tf.train.Saver()
def prepare(d):
    if os.path.exists(d):
        return
    os.makedirs(d)
    with open(os.path.join(d, 'a.txt'), 'w') as f:
        f.write('a')
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for k in range(300):
        at = np.random.randint(0, len(rows), 16)
        sess.run(step, {x: rows[at], y: wanted[at]})
        l = sess.run(loss, {x: rows[at], y: wanted[at]})
        if l < 0.1:
            prepare('best')
            saver.save(sess, 'best/net')
