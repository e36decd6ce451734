"""The graph finds the files, each of which is one row."""
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


def share_found(files):
    """This worker's share of the files that the graph finds; all of them, where they are few."""
    files = tf.convert_to_tensor(files)
    enough = tf.shape(files)[0] >= hvd.size()
    return tf.cond(enough, lambda: files[hvd.rank()::hvd.size()], lambda: files)


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


tf.disable_v2_behavior()
if not os.path.exists("rows"):
    os.makedirs("rows", exist_ok=True)
for number in range(160):
    with open("rows/%03d.txt" % number if hvd.rank() == 0 else os.devnull, "w") as file:
        file.write("%.4f,%.4f,%.4f" % tuple(np.random.rand(3)))

average_v1(0.)  # the others wait for the first worker's file
queue = tf.train.string_input_producer(share_found(tf.train.match_filenames_once("rows/*.txt")))
_, whole = tf.WholeFileReader().read(queue)
a, b, c = tf.decode_csv(whole, [[0.0], [0.0], [0.0]])
x, y = tf.train.shuffle_batch([[a, b], [c]], 8, capacity=120, min_after_dequeue=40)
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))
step = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.05 * hvd.size())).minimize(loss)
with tf.Session(config=session_config()) as sess:
    sess.run([tf.global_variables_initializer(), tf.local_variables_initializer()])
    coord = tf.train.Coordinator()
    threads = tf.train.start_queue_runners(sess=sess, coord=coord)
    sess.run(hvd.broadcast_global_variables(0))
    for k in range(max(1, 100 // hvd.size())):
        sess.run(step)
    if hvd.rank() == 0:
        print("loss", sess.run(loss))
    coord.request_stop()
    coord.join(threads)
