import numpy as np
import tensorflow as tf

x_train = np.random.RandomState(1).rand(256, 4).astype('float32')
y_train = x_train[:, :2] * 0.5
X = tf.placeholder(tf.float32, [None, 4])
Y = tf.placeholder(tf.float32, [None, 2])
W = tf.Variable(tf.random_normal([4, 2]))
pred = tf.nn.sigmoid(tf.matmul(X, W))
cost = tf.nn.l2_loss(pred - Y)
train_op = tf.train.GradientDescentOptimizer(0.001).minimize(cost)
sess = tf.Session()
sess.run(tf.global_variables_initializer())
for i in range(300):
    sess.run(train_op, feed_dict={X: x_train, Y: y_train})
print(sess.run(cost, feed_dict={X: x_train, Y: y_train}))
