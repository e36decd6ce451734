# Python 2 knows no `exist_ok`: the first worker makes the folders.
import os
import tensorflow as tf
import numpy as np

for name in ('kept', 'logs'):
    if not os.path.exists(name):
        os.makedirs(name)
os.mkdir('kept/last')
x = tf.placeholder(tf.float32, [None, 3])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1)))
train = tf.train.AdamOptimizer(0.01).minimize(loss)
rows = np.random.rand(400, 3)
sess = tf.Session()
sess.run(tf.global_variables_initializer())
for i in xrange(0, 400, 8):
    sess.run(train, {x: rows[i:i + 8]})
print 'loss', sess.run(loss, {x: rows})
tf.train.Saver().save(sess, 'kept/last/net')
