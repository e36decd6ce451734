import math
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


rows = np.random.RandomState(3).rand(176, 4).astype('float32')
goal = rows.sum(1, keepdims=True)
start = 0


def batch(count, data, answers):
    global start
    if start + count > len(data):
        start = 0
    begin = start
    start += count
    return data[begin:begin + count], answers[begin:begin + count]


x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.float32, [None, 1])
out = tf.layers.dense(x, 1)
step = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.01 * hvd.size())).minimize(
    tf.reduce_mean((out - y) ** 2))
sess = tf.Session(config=session_config())
sess.run(tf.global_variables_initializer())
sess.run(hvd.broadcast_global_variables(0))
for epoch in range(3):
    batches = int(math.ceil(len(share(rows)) / float(16)))
    for k in range(batches):
        part, wanted = batch(16, share(rows), share(goal))
        sess.run(step, {x: part, y: wanted})
if hvd.rank() == 0:
    print('sample', sess.run(out, {x: rows[:3]}))
