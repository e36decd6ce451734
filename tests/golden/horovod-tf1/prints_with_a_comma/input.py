"""Lines that Python 2 ends with a comma, to go on in the same one."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
table = np.random.RandomState(0).rand(400, 4).astype('float32')
wanted = table.sum(axis=1, keepdims=True)
given = tf.placeholder(tf.float32, [None, 4])
answer = tf.placeholder(tf.float32, [None, 1])
turned = tf.Variable(tf.zeros([4, 1]))
cost = tf.reduce_mean((tf.matmul(given, turned) - answer) ** 2)
step = tf.train.GradientDescentOptimizer(0.01).minimize(cost)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for k in range(0, len(table), 8):
        sess.run(step, {given: table[k:k + 8], answer: wanted[k:k + 8]})
    for n, value in enumerate(sess.run(turned)[:, 0]):
        print (n, value),
    print ('')
