import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd

hvd.init()


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


class Trainer:
    def step(self, batch):
        return sess.run([train_op, loss], {x: batch})

x = tf.placeholder(tf.float32, [None, 3])
w = tf.Variable(tf.random_normal([3, 1]))
loss = tf.reduce_mean(tf.square(tf.matmul(x, w)))
optimizer = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.1 * hvd.size()))
train_op = optimizer.minimize(loss)
sess = tf.Session(config=session_config())
sess.run(tf.global_variables_initializer())
t = Trainer()
sess.run(hvd.broadcast_global_variables(0))
for i in range(max(1, 20 // hvd.size())):
    t.step(np.random.rand(8, 3))
