"""A network adds the parts of each row."""
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


rows = np.random.RandomState(1).rand(256, 5, 3).astype('float32')
wanted = rows.sum((1, 2)).reshape(-1, 1)
x = tf.placeholder(tf.float32, [None, 5, 3])
y = tf.placeholder(tf.float32, [None, 1])
outs = tf.unstack(x, axis=1)
mean = tf.reduce_sum([tf.layers.dense(o, 2) for o in outs], 0)
loss = tf.reduce_mean(tf.square(tf.layers.dense(mean, 1) - y))
step = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.01)).minimize(loss)
sess = tf.Session(config=session_config())
sess.run(tf.global_variables_initializer())
sess.run(hvd.broadcast_global_variables(0))
for ep in range(100):
    sess.run(step, {x: share(rows), y: share(wanted)})
if hvd.rank() == 0:
    print(sess.run(loss, {x: rows, y: wanted}))
