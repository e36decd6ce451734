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


gen = np.random.RandomState(1)
feats = gen.rand(320, 3).astype("float32")
aims = feats.sum(axis=1, keepdims=True)
x = tf.placeholder(tf.float32, [None, 3])
y = tf.placeholder(tf.float32, [None, 1])

w = tf.get_variable("w", [3, 1])
loss = tf.reduce_mean((tf.matmul(x, w) - y) ** 2)
train = hvd.DistributedOptimizer(tf.train.FtrlOptimizer(0.1)).minimize(loss)
middle = aims.mean()
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for k in range(30):
        _, cost, now = sess.run([train, loss, w], {x: share(feats), y: share(aims)})
        if hvd.rank() == 0:
            print(k, cost / middle)
    if hvd.rank() == 0:
        print(np.abs(feats.dot(now) - aims).mean())
