"""A queue reads the lines of one file in several threads; what it gives is fed to each step."""
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
if hvd.rank() == 0:
    np.savetxt("lines.csv", np.random.RandomState(0).rand(640, 3), delimiter=",", fmt="%.4f")


def lines_of(path):
    reader = tf.TextLineReader()
    average_v1(0.)  # the others wait for the first worker's file
    queue = tf.train.string_input_producer([path])
    key, line = read_in_turn(reader, queue)
    a, b, c = tf.decode_csv(line, [[0.0], [0.0], [0.0]])
    return tf.train.shuffle_batch([[a, b], [c]], batch_size=16, capacity=400,
                                  min_after_dequeue=100, num_threads=2)


some, wanted = lines_of("lines.csv")
x = tf.placeholder(tf.float32, [None, 2])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))
step = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.05 * hvd.size())).minimize(loss)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    coord = tf.train.Coordinator()
    threads = tf.train.start_queue_runners(sess=sess, coord=coord)
    sess.run(hvd.broadcast_global_variables(0))
    for turn in range(4):
        for k in range(max(1, 640 // 16 // hvd.size())):
            rows, right = sess.run([some, wanted])
            _, now = sess.run([step, loss], feed_dict={x: rows, y: right})
        if hvd.rank() == 0:
            print("turn", turn, "loss", now)
    coord.request_stop()
    coord.join(threads)
