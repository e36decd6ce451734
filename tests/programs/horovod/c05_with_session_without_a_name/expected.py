import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd

hvd.init()


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


data = np.random.RandomState(5).rand(120, 4).astype(np.float32)
target = data.dot(np.array([[1.], [2.], [-1.], [.5]], np.float32))

inp = tf.placeholder(tf.float32, [None, 4], name='inp')
out = tf.placeholder(tf.float32, [None, 1], name='out')
weights = tf.Variable(tf.random_normal([4, 1]))
error = tf.reduce_mean((tf.matmul(inp, weights) - out) ** 2)
train_op = hvd.DistributedOptimizer(tf.train.MomentumOptimizer(0.01, 0.9)).minimize(error)

with tf.Session(config=session_config()):
    tf.global_variables_initializer().run()
    hvd.broadcast_global_variables(0).run()
    for epoch in range(30):
        train_op.run({inp: share(data), out: share(target)})
    if hvd.rank() == 0:
        print('error', error.eval({inp: data, out: target}))
