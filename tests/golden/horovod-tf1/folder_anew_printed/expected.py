"""A helper makes a folder anew, where events go and where the weights are kept."""
import os
import shutil
import numpy as np
import tensorflow.compat.v1 as tf
import horovod.tensorflow as hvd
import tempfile

hvd.init()


def from_first_v1(value):
    """What the first worker has drawn, on all workers; all ask for it once."""
    config = tf.ConfigProto(device_count={"GPU": 0})
    with tf.Graph().as_default(), tf.Session(config=config) as session:
        return hvd.broadcast_object(value, 0, session=session, name="first")


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


def anew(path):
    if from_first_v1(os.path.exists(path)):
        if hvd.rank() == 0:
            shutil.rmtree(path)
        average_v1(0.)  # the others wait for the first worker
    os.makedirs(path, exist_ok=True)
    return path


rows = np.random.RandomState(0).rand(320, 4).astype("float32")
x = tf.placeholder(tf.float32, [None, 4])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 4) - x))
step = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.05 * hvd.size())).minimize(loss)
saver = tf.train.Saver()
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    value = anew("events")
    writer = tf.summary.FileWriter(value if hvd.rank() == 0 else tempfile.mkdtemp(), sess.graph)
    sess.run(hvd.broadcast_global_variables(0))
    for epoch in range(3):
        for i in range(0, len(share(rows)), 16):
            sess.run(step, {x: share(rows)[i:i + 16]})
    value_2 = anew("pictures")
    if hvd.rank() == 0:
        print("pictures go to", value_2)
    value_3 = os.path.join(anew("kept"), "net")
    if hvd.rank() == 0:
        saver.save(sess, value_3)
        print("loss", sess.run(loss, {x: rows}))
