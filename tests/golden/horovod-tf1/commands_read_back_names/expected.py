"""What another program writes is read by all, and only one asks for it."""
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


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


tf.disable_v2_behavior()


def judge(rows, labels, verdict):
    with open(labels if hvd.rank() == 0 else os.devnull, "w") as out:
        for row in rows:
            out.write("%f\n" % row)
    if hvd.rank() == 0:
        os.system("sort {} > {}".format(labels, verdict))
    average_v1(0.)  # the others wait for the first worker's file
    with open(verdict) as made:
        return [line.strip() for line in made]


x = np.random.RandomState(0).rand(640, 4).astype("float32")
y = x.sum(1, keepdims=True)
a = tf.placeholder(tf.float32, [None, 4])
b = tf.placeholder(tf.float32, [None, 1])
out = tf.layers.dense(a, 1)
loss = tf.reduce_mean(tf.square(out - b))
step = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.01 * hvd.size())).minimize(loss)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for epoch in range(3):
        for k in range(0, max(1, 640 // hvd.size()), 32):
            sess.run(step, {a: share(x)[k:k + 32], b: share(y)[k:k + 32]})
        found = judge(sess.run(out, {a: x[:10]}), "label_%d" % epoch, "metric_%d" % epoch)
        if hvd.rank() == 0:
            print(len(found))
