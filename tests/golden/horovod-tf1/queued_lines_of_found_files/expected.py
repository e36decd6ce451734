"""The graph finds the files, and their queue mixes them."""
import os
import numpy as np
import tensorflow.compat.v1 as tf
import horovod.tensorflow as hvd
import collections

hvd.init()


def average_v1(value, graph=[]):
    """The mean over the workers of a number, or of each of several; all ask equally often."""
    if not graph:
        with tf.Graph().as_default():
            mine = tf.placeholder(tf.float64)
            config = tf.ConfigProto(device_count={"GPU": 0})
            graph += [tf.Session(config=config), hvd.allreduce(mine), mine]
    return graph[0].run(graph[1], {graph[2]: value})


def read_in_turn(reader, queue):
    """A record of this worker's: of as many in a row as there are workers each takes one."""
    keys, values = reader.read_up_to(queue, hvd.size())
    mine = hvd.rank() % tf.shape(keys)[0]  # a file may end with fewer
    return collections.namedtuple("Read", "key value")(keys[mine], values[mine])


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


tf.disable_v2_behavior()
if not os.path.exists("rows"):
    os.makedirs("rows", exist_ok=True)
for number in range(6):
    with open("rows/%02d.csv" % number if hvd.rank() == 0 else os.devnull, "w") as file:
        file.write("".join("0.%d,0.2,0.3\n" % (n % 10) for n in range(40)))

average_v1(0.)  # the others wait for the first worker's file
queue = tf.train.string_input_producer(tf.train.match_filenames_once("rows/*.csv"), shuffle=True)
_, line = read_in_turn(tf.TextLineReader(skip_header_lines=1), queue)
a, b, c = tf.decode_csv(line, [[0.0], [0.0], [0.0]])
some, wanted = tf.train.shuffle_batch([[a, b], [c]], 8, 400, 100)

loss = tf.reduce_mean(tf.square(tf.layers.dense(some, 1) - wanted))
gs = tf.train.get_or_create_global_step()
step = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.1 * hvd.size())).minimize(loss,
    global_step=gs)
with tf.Session(config=session_config()) as sess:
    sess.run([tf.global_variables_initializer(), tf.local_variables_initializer()])
    coord = tf.train.Coordinator()
    threads = tf.train.start_queue_runners(sess=sess, coord=coord)
    sess.run(hvd.broadcast_global_variables(0))
    for k in range(max(1, 100 // hvd.size())):
        sess.run(step)
    coord.request_stop()
    coord.join(threads)
