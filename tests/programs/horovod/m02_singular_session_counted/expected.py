import numpy as np
import tensorflow.compat.v1 as tf
import horovod.tensorflow as hvd

hvd.init()


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


tf.disable_eager_execution()
tf.train.get_or_create_global_step()
x = tf.placeholder(tf.float32, [None, 2])
y = tf.placeholder(tf.float32, [None, 1])
w = tf.get_variable('w', [2, 1])
loss = tf.reduce_mean(tf.square(tf.matmul(x, w) - y))
train_op = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.01 * hvd.size())).minimize(loss,
    tf.train.get_global_step())

with tf.train.SingularMonitoredSession(config=session_config(),
        hooks=[hvd.BroadcastGlobalVariablesHook(0)]) as sess:
    for i in range(max(1, 40 // hvd.size())):
        xs = np.random.rand(8, 2).astype(np.float32)
        _, value = sess.run([train_op, loss], feed_dict={x: xs, y: xs.sum(1, keepdims=True)})
        if i % 10 == 0:
            if hvd.rank() == 0:
                print(i, value)
