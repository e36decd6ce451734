"""What begins a pass is called like training, and trains nothing."""
import tensorflow.compat.v1 as tf

from feeding import feed
import horovod.tensorflow as hvd

hvd.init()


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


tf.disable_v2_behavior()
(a, b), train_init_op, test_init_op = feed(640, 64)
loss = tf.reduce_mean(tf.square(tf.layers.dense(a, 1) - b))
train_op = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.01)).minimize(loss)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(train_init_op)
    sess.run(hvd.broadcast_global_variables(0))
    for i in range(40):
        sess.run(train_op)
    sess.run(test_init_op)
    if hvd.rank() == 0:
        print(sess.run(loss))
