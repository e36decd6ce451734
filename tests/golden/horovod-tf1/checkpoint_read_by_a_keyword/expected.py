"""A checkpoint is read by a keyword."""
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
rows = np.random.RandomState(1).rand(96, 4).astype("float32")
x = tf.placeholder(tf.float32, (None, 4))
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1)))
step = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.01 * hvd.size())).minimize(loss)
saver = tf.train.Saver()
def restore(sess, number):
    average_v1(0.)  # the others wait for the first worker's file
    saver.restore(sess=sess, save_path="out/model-{}".format(number))
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for i in range(-(-25 // hvd.size())):
        sess.run(step, {x: rows[np.random.randint(0, 96, 8)]})
        if i % max(1, 8 // hvd.size()) == 0:
            if hvd.rank() == 0:
                saver.save(sess, save_path="out/model", global_step=i)
    restore(sess, 24)
    if hvd.rank() == 0:
        print(sess.run(loss, {x: rows}))
