"""The labels stand in the names of the files, which operations of the graph read."""
import os

import numpy as np
import tensorflow.compat.v1 as tf
import horovod.tensorflow as hvd

hvd.init()


def average_v1(value, graph=[]):
    """The mean over the workers of a number, or of each of several; all ask equally often."""
    if not graph:
        with tf.Graph().as_default():
            mine = tf.placeholder(tf.float64)
            config = tf.ConfigProto(device_count={"GPU": 0})
            graph += [tf.Session(config=config), hvd.allreduce(mine), mine]
    return graph[0].run(graph[1], {graph[2]: value})


def from_first_v1(value):
    """What the first worker has drawn, on all workers; all ask for it once."""
    config = tf.ConfigProto(device_count={"GPU": 0})
    with tf.Graph().as_default(), tf.Session(config=config) as session:
        return hvd.broadcast_object(value, 0, session=session, name="first")


def share_rows(data):
    """This worker's share of an array's, a list's or a tensor's rows; all, where they are few."""
    count = int(data.shape[0]) if hasattr(data, "shape") else len(data)
    return (data[hvd.rank():count // hvd.size() * hvd.size():hvd.size()]
            if count >= hvd.size() else data)


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


tf.disable_v2_behavior()
for number in range(48):
    if not os.path.exists("rows.%d.%d" % (number, number % 2)):
        if hvd.rank() == 0:
            np.random.RandomState(number).rand(4).astype("float32").tofile(
                "rows.%d.%d" % (number, number % 2))


def files(folder):
    average_v1(0.)  # the others wait for the first worker's file
    names = [name for name in sorted(os.listdir(folder)) if name.startswith("rows.")]
    np.random.shuffle(names)
    names[:] = from_first_v1(names)
    return names, [int(name.split(".")[2]) for name in names]


names, labels = files(".")
queue = tf.train.slice_input_producer(
    [share_rows(tf.cast(names, tf.string)), share_rows(tf.cast(labels, tf.float32))])
row = tf.reshape(tf.decode_raw(tf.read_file(queue[0]), tf.float32), [4])
rows, wanted = tf.train.batch([row, queue[1]], batch_size=4)
loss = tf.reduce_mean(tf.square(tf.layers.dense(rows, 1)[:, 0] - wanted))
train_op = hvd.DistributedOptimizer(
    tf.train.GradientDescentOptimizer(0.01 * hvd.size())).minimize(loss)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    coord = tf.train.Coordinator()
    threads = tf.train.start_queue_runners(sess=sess, coord=coord)
    sess.run(hvd.broadcast_global_variables(0))
    for step in range(max(1, 24 // hvd.size())):
        if coord.should_stop():
            break
        _, value = sess.run([train_op, loss])
        if step % 8 == 0:
            if hvd.rank() == 0:
                print(step, value)
    coord.request_stop()
    coord.join(threads)
