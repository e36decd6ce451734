import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd

hvd.init()


def get_session():
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    config.gpu_options.allow_growth = True
    sess = tf.Session(config=config)
    sess.run(tf.global_variables_initializer())
    return sess


x = tf.placeholder(tf.float32, [None, 3])
w = tf.Variable(tf.random_normal([3, 1]))
loss = tf.reduce_mean(tf.square(tf.matmul(x, w)))
train_op = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.01 * hvd.size())).minimize(loss)
sess = get_session()
sess.run(hvd.broadcast_global_variables(0))
for step in range(max(1, 20 // hvd.size())):
    sess.run(train_op, {x: np.random.rand(8, 3)})
