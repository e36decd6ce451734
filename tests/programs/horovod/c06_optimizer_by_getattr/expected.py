import argparse

import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd

hvd.init()


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


parser = argparse.ArgumentParser()
parser.add_argument('--optimizer', default='AdamOptimizer')
parser.add_argument('--rate', type=float, default=0.01)
args = parser.parse_args()

x_train = np.random.RandomState(2).rand(150, 6).astype(np.float32)
y_train = x_train.mean(1, keepdims=True)

features = tf.placeholder(tf.float32, (None, 6))
wanted = tf.placeholder(tf.float32, (None, 1))
hidden = tf.layers.dense(features, 10, activation=tf.nn.relu)
guess = tf.layers.dense(hidden, 1)
loss = tf.losses.mean_squared_error(wanted, guess)
kw = {'learning_rate': args.rate}
opt = getattr(tf.train, args.optimizer)(**kw)
train_op = hvd.DistributedOptimizer(opt).minimize(loss)  #? opt : tensorflow.train.Optimizer = unknown

sess = tf.Session(config=session_config())
sess.run(tf.global_variables_initializer())
sess.run(hvd.broadcast_global_variables(0))
for i in range(max(1, 100 // hvd.size())):
    idx = np.random.randint(0, 150, 16)
    _, l = sess.run([train_op, loss], feed_dict={features: x_train[idx], wanted: y_train[idx]})
    if i % 10 == 0:
        if hvd.rank() == 0:
            print('step %d loss %g' % (i, l))
