import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd

hvd.init()

tf.compat.v1.disable_eager_execution()

x = tf.compat.v1.placeholder(tf.float32, [None, 3])
w = tf.Variable(np.ones((3, 1), 'float32'))
loss = tf.reduce_mean(tf.square(tf.matmul(x, w)))
train_op = hvd.DistributedOptimizer(
    tf.compat.v1.train.AdamOptimizer(0.01 * hvd.size())).minimize(loss)
with tf.compat.v1.Session(
        config=tf.compat.v1.ConfigProto(
            gpu_options=tf.compat.v1.GPUOptions(
                visible_device_list=str(hvd.local_rank())))) as sess:
    sess.run(tf.compat.v1.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for step in range(max(1, 20 // hvd.size())):
        sess.run(train_op, {x: np.random.rand(8, 3)})
