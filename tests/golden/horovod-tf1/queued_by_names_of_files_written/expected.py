"""Files are written one after the other, and queued by a list of their names."""
import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd

hvd.init()


def average(value, graph=[]):
    """The mean over the workers of a number, or of each of several; all ask equally often."""
    if not graph:
        with tf.Graph().as_default():
            mine = tf.placeholder(tf.float64)
            config = tf.ConfigProto(device_count={"GPU": 0})
            graph += [tf.Session(config=config), hvd.allreduce(mine), mine]
    return graph[0].run(graph[1], {graph[2]: value})


def share_files(files):
    """This worker's share of the files of an endless queue; all of them, where they are few."""
    count = int(files.shape[0]) if hasattr(files, "shape") else len(files)
    return files[hvd.rank()::hvd.size()] if count >= hvd.size() else files


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


names = ["part_%d.csv" % k for k in range(4)]
for k, name in enumerate(names):
    if hvd.rank() == 0:
        np.savetxt(name, np.random.RandomState(k).rand(100, 3), delimiter=",", fmt="%.4f")
average(0.)  # the others wait for the first worker's file
queue = tf.train.string_input_producer(share_files(names))
_, line = tf.TextLineReader().read(queue)
a, b, c = tf.decode_csv(line, [[0.0], [0.0], [0.0]])
x, y = tf.train.batch([[a, b], [c]], 16)
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))
step = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.05 * hvd.size())).minimize(loss)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    coord = tf.train.Coordinator()
    threads = tf.train.start_queue_runners(sess=sess, coord=coord)
    sess.run(hvd.broadcast_global_variables(0))
    for k in range(max(1, 100 // hvd.size())):
        sess.run(step)
    if hvd.rank() == 0:
        print("loss", sess.run(loss))
    coord.request_stop()
    coord.join(threads)
