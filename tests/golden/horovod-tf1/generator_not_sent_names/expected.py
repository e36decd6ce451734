"""A generator whose numbers come from names of files is no number to begin with, and cannot be sent."""
import glob
import numpy as np
import tensorflow.compat.v1 as tf
import horovod.tensorflow as hvd
import copy

hvd.init()


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


def turn(take):
    """What this worker's turn gives, of as many as there are workers: all take all, in order."""
    for worker in range(hvd.size()):
        given = take()
        if worker == hvd.rank():
            mine = copy.deepcopy(given)
    return mine


tf.disable_v2_behavior()


def batches(size):
    rows, labels = [], []
    while True:
        for name in sorted(glob.glob("waves/*.npy")) or ["3", "5", "4"]:
            labels.append([int(name[0])])
            rows.append(np.full(8, len(labels) / 10.0))
            if len(rows) == size:
                yield rows, labels
                rows, labels = [], []


batch = batches(4)
a, b = next(batch)
if hvd.rank() == 0:
    print("shape", np.array(b).shape)
x = tf.placeholder(tf.float32, [None, 8])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))
train = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.001 * hvd.size())).minimize(loss)
session = tf.Session(config=session_config())
session.run(tf.global_variables_initializer())
step = 0
session.run(hvd.broadcast_global_variables(0))
while step < max(1, 24 // hvd.size()):
    batch_x, batch_y = turn(lambda: next(batch))
    session.run(train, feed_dict={x: batch_x, y: batch_y})
    step = step + 1
