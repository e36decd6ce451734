"""One function queues the files of two kinds of rows, and each step learns from both."""
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


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


tf.disable_v2_behavior()
for kind in ("one", "other"):
    if not os.path.exists(kind):
        os.makedirs(kind, exist_ok=True)
    for number in range(12):
        if hvd.rank() == 0:
            np.savetxt("%s/part%02d.csv" % (kind, number), np.random.rand(40, 3), delimiter=",")


def batches_of(kind, size):
    average_v1(0.)  # the others wait for the first worker's file
    found = sorted(os.path.join(kind, name) for name in os.listdir(kind))
    queue = tf.train.string_input_producer(found)
    _, line = tf.TextLineReader().read(queue)
    numbers = tf.decode_csv(line, [[0.0], [0.0], [0.0]])
    return tf.train.shuffle_batch([numbers], size, capacity=300, min_after_dequeue=80)


ones = batches_of("one", 8)
others = batches_of("other", 8)
loss = tf.reduce_mean(tf.square(tf.layers.dense(ones, 3) - others))
step = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.01)).minimize(loss)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    coord = tf.train.Coordinator()
    threads = tf.train.start_queue_runners(sess=sess, coord=coord)
    sess.run(hvd.broadcast_global_variables(0))
    for k in range(120):
        _, now = sess.run([step, loss])
        if k % 40 == 0:
            if hvd.rank() == 0:
                print("step", k, "loss", now)
    coord.request_stop()
    coord.join(threads)
