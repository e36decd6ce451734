# The mean of a pass: its sum by the number of batches, counted anew, of rows that are used whole too.
import numpy as np
import tensorflow.compat.v1 as tf
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


def average_v1(value, graph=[]):
    """The mean over the workers of a number, or of each of several; all ask equally often."""
    if not graph:
        with tf.Graph().as_default():
            mine = tf.placeholder(tf.float64)
            config = tf.ConfigProto(device_count={"GPU": 0})
            graph += [tf.Session(config=config), hvd.allreduce(mine), mine]
    return graph[0].run(graph[1], {graph[2]: value})


tf.disable_v2_behavior()
rows = np.random.RandomState(1).rand(192, 6)
size = 8
x = tf.placeholder(tf.float32, [None, 6])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 6) - x))
step = hvd.DistributedOptimizer(tf.train.RMSPropOptimizer(0.01 * hvd.size())).minimize(loss)
sess = tf.InteractiveSession(config=session_config())
sess.run(tf.global_variables_initializer())
sess.run(hvd.broadcast_global_variables(0))
for turn in range(4):
    total = 0
    for k in range(0, (max(1, share(rows).shape[0] // size)) * size, size):
        now, _ = sess.run([loss, step], feed_dict={x: share(rows)[k:k + size, :]})
        total += now
    total = average_v1(total)
    total /= (max(1, share(rows).shape[0] // size))
    if hvd.rank() == 0:
        print('pass %d, mean %f' % (turn + 1, total))
if hvd.rank() == 0:
    print('left', sess.run(loss, feed_dict={x: rows}))
