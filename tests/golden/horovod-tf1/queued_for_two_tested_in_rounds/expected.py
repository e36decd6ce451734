"""One function queues what is learned and what is tested by, and the rounds test now and then."""
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


def read_as_asked(reader, queue):
    """A record: of this worker's where they are asked for in turn, else one of all."""
    if tf.get_collection("read_in_turn"):
        return read_in_turn(reader, queue)
    return reader.read(queue)


def in_turn(make):
    """What this makes of records, of as many of which as there are workers each takes one."""
    asked = tf.get_collection_ref("read_in_turn")
    asked.append(make)
    try:
        return make()
    finally:
        asked.pop()


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


def read_in_turn(reader, queue):
    """A record of this worker's: of as many in a row as there are workers each takes one."""
    keys, values = reader.read_up_to(queue, hvd.size())
    mine = hvd.rank() % tf.shape(keys)[0]  # a file may end with fewer
    return collections.namedtuple("Read", "key value")(keys[mine], values[mine])


tf.disable_v2_behavior()
if hvd.rank() == 0:
    np.savetxt("learn.csv", np.random.RandomState(0).rand(320, 3), delimiter=",", fmt="%.4f")
    np.savetxt("test.csv", np.random.RandomState(1).rand(64, 3), delimiter=",", fmt="%.4f")


def lines_of(path, size):
    average_v1(0.)  # the others wait for the first worker's file
    queue = tf.train.string_input_producer([path])
    _, line = read_as_asked(tf.TextLineReader(), queue)
    a, b, c = tf.decode_csv(line, [[0.0], [0.0], [0.0]])
    return tf.train.batch([[a, b], [c]], size)


some, wanted = in_turn(lambda: lines_of("learn.csv", 16))
held, right = lines_of("test.csv", 64)
x = tf.placeholder(tf.float32, [None, 2])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))
step = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.05 * hvd.size())).minimize(loss)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    coord = tf.train.Coordinator()
    threads = tf.train.start_queue_runners(sess=sess, coord=coord)
    sess.run(hvd.broadcast_global_variables(0))
    for k in range(max(1, 80 // hvd.size())):
        a, b = sess.run([some, wanted])
        sess.run(step, {x: a, y: b})
        if k % 20 == 19:
            c, d = sess.run([held, right])
            if hvd.rank() == 0:
                print("error", sess.run(loss, {x: c, y: d}))
    coord.request_stop()
    coord.join(threads)
