# Folders that TensorFlow makes and takes away, beside a session.
import numpy as np
import tensorflow as tf

tf.gfile.MkDir('drawn')
if tf.gfile.Exists('out'):
    tf.gfile.DeleteRecursively('out')
tf.gfile.MkDir('out')
rows = np.random.RandomState(0).rand(1000, 3)
x = tf.placeholder(tf.float32, [None, 3])
w = tf.Variable(tf.zeros([3, 1]))
loss = tf.reduce_mean((tf.matmul(x, w) - tf.reduce_sum(x, 1, keepdims=True)) ** 2)
train = tf.train.GradientDescentOptimizer(0.1).minimize(loss)
saver = tf.train.Saver()
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for k in range(len(rows) // 50):
        sess.run(train, {x: rows[k * 50:(k + 1) * 50]})
    saver.save(sess, 'out/m')
