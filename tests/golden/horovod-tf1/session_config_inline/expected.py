import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd

hvd.init()

x = tf.placeholder(tf.float32, [None, 3])
w = tf.Variable(tf.random_normal([3, 1]))
loss = tf.reduce_mean(tf.square(tf.matmul(x, w)))
train_op = hvd.DistributedOptimizer(tf.train.AdagradOptimizer(0.1 * hvd.size())).minimize(loss)
sess = tf.Session(
    config=tf.ConfigProto(allow_soft_placement=True,
        gpu_options=tf.GPUOptions(visible_device_list=str(hvd.local_rank()))))
sess.run(tf.global_variables_initializer())
sess.run(hvd.broadcast_global_variables(0))
for step in range(max(1, 20 // hvd.size())):
    sess.run(train_op, {x: np.random.rand(8, 3)})
