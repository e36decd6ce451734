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


tf.set_random_seed(3 + hvd.rank())
data = np.random.RandomState(1).rand(640, 4).astype('float32')
rows, marks = data, data.sum(1, keepdims=True)
x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.float32, [None, 1])
rate = tf.placeholder(tf.float32, [])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))
step = hvd.DistributedOptimizer(tf.train.MomentumOptimizer(rate * hvd.size(), 0.9)).minimize(loss)
warm = [0.01 * min(1.0, (k + 1) / 10.0) for k in range(20)]
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for epoch in range(4):
        for i in range(max(1, 20 // hvd.size())):
            sess.run(step,
                {x: share(rows)[i * 32:(i + 1) * 32], y: share(marks)[i * 32:(i + 1) * 32],
                            rate: warm[min(i * hvd.size(), len(warm) - 1)]})
    if hvd.rank() == 0:
        print('loss', sess.run(loss, {x: rows, y: marks}))
