"""Files are read by a queue, as often as need be, and the rounds are counted."""
import glob
import os
import numpy as np
import tensorflow.compat.v1 as tf
import horovod.tensorflow as hvd

hvd.init()


def share_files(files):
    """This worker's share of the files of an endless queue; all of them, where they are few."""
    count = int(files.shape[0]) if hasattr(files, "shape") else len(files)
    return files[hvd.rank()::hvd.size()] if count >= hvd.size() else files


def average_v1(value, graph=[]):
    """The mean over the workers of a number, or of each of several; all ask equally often."""
    if not graph:
        with tf.Graph().as_default():
            mine = tf.placeholder(tf.float64)
            config = tf.ConfigProto(device_count={"GPU": 0})
            graph += [tf.Session(config=config), hvd.allreduce(mine), mine]
    return graph[0].run(graph[1], {graph[2]: value})


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


tf.disable_v2_behavior()
if not os.path.exists("rows"):
    os.makedirs("rows", exist_ok=True)
for number in range(64):
    if hvd.rank() == 0:
        np.savetxt("rows/part%02d.csv" % number, np.random.rand(10, 3), delimiter=",")


def inputs(files, size):
    queue = tf.train.string_input_producer(share_files(files))
    _, line = tf.TextLineReader().read(queue)
    a, b, c = tf.decode_csv(line, [[0.0], [0.0], [0.0]])
    return tf.train.shuffle_batch([[a, b], [c]], size, capacity=200, min_after_dequeue=40)


average_v1(0.)  # the others wait for the first worker's file
x, y = inputs(sorted(glob.glob("rows/*.csv")), 8)
loss = tf.reduce_mean((tf.layers.dense(x, 1) - y) ** 2)
step = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.01 * hvd.size())).minimize(loss)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    coord = tf.train.Coordinator()
    threads = tf.train.start_queue_runners(sess=sess, coord=coord)
    sess.run(hvd.broadcast_global_variables(0))
    for k in range(max(1, 120 // hvd.size())):
        if coord.should_stop():
            break
        sess.run(step)
    coord.request_stop()
    coord.join(threads)
