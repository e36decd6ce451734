import numpy as np
import tensorflow as tf

x = tf.placeholder(tf.float32, [None, 3])
w = tf.Variable(tf.random_normal([3, 1]))
loss = tf.reduce_mean(tf.square(tf.matmul(x, w)))
train_op = tf.train.AdamOptimizer(0.1).minimize(loss)
saver = tf.train.Saver()
sess = tf.Session()
sess.run(tf.global_variables_initializer())
for i in range(20):
    sess.run(train_op, {x: np.random.rand(8, 3)})
saver.save(sess, './m')
with tf.Session() as test_sess:
    saver.restore(test_sess, './m')
    print(test_sess.run(loss, {x: np.random.rand(8, 3)}))
