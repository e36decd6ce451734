import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd

hvd.init()

x = tf.placeholder(tf.float32, [None, 3])
w = tf.Variable(tf.random_normal([3, 1]))
loss = tf.reduce_mean(tf.square(tf.matmul(x, w)))
train_op = hvd.DistributedOptimizer(
    tf.train.AdamOptimizer(learning_rate=0.001 * hvd.size())).minimize(loss)
gpu_options = tf.GPUOptions(per_process_gpu_memory_fraction=0.5,
    visible_device_list=str(hvd.local_rank()))
with tf.Session(config=tf.ConfigProto(gpu_options=gpu_options)) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for step in range(max(1, 20 // hvd.size())):
        sess.run(train_op, {x: np.random.rand(8, 3)})
