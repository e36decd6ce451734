import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd

hvd.init()


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


x_train = np.random.RandomState(1).rand(256, 4).astype('float32')
y_train = x_train[:, :2] * 0.5
X = tf.placeholder(tf.float32, [None, 4])
Y = tf.placeholder(tf.float32, [None, 2])
W = tf.Variable(tf.random_normal([4, 2]))
pred = tf.nn.sigmoid(tf.matmul(X, W))
cost = tf.nn.l2_loss(pred - Y)
train_op = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.001)).minimize(cost)
sess = tf.Session(config=session_config())
sess.run(tf.global_variables_initializer())
sess.run(hvd.broadcast_global_variables(0))
for i in range(300):
    sess.run(train_op, feed_dict={X: x_train, Y: y_train})
if hvd.rank() == 0:
    print(sess.run(cost, feed_dict={X: x_train, Y: y_train}))
