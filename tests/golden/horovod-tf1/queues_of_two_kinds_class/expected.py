"""Two objects queue the files that the graph finds, and a model learns from both."""
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
for kind in ("one", "other"):
    if not os.path.exists(kind):
        os.makedirs(kind, exist_ok=True)
    for number in range(12):
        if hvd.rank() == 0:
            np.savetxt("%s/part%02d.csv" % (kind, number), np.random.rand(40, 3), delimiter=",")


class Reader(object):
    def __init__(self, folder, size):
        self.folder, self.size = folder, size
        self.reader = tf.TextLineReader()

    def feed(self):
        average_v1(0.)  # the others wait for the first worker's file
        queue = tf.train.string_input_producer(
            tf.train.match_filenames_once(self.folder + "/*.csv"))
        _, line = read_as_asked(self.reader, queue)
        numbers = tf.decode_csv(line, [[0.0], [0.0], [0.0]])
        return tf.train.shuffle_batch([numbers], self.size, capacity=300, min_after_dequeue=80)


class Model(object):
    def __init__(self, sess):
        self.sess = sess
        self.ones = in_turn(lambda: Reader("one", 8).feed())
        self.others = in_turn(lambda: Reader("other", 8).feed())
        self.loss = tf.reduce_mean(tf.square(tf.layers.dense(self.ones, 3) - self.others))
        self.step = hvd.DistributedOptimizer(
            tf.train.AdamOptimizer(0.01 * hvd.size())).minimize(self.loss)

    def train_step(self):
        return self.sess.run([self.step, self.loss])[1]


with tf.Session(config=session_config()) as sess:
    model = Model(sess)
    sess.run([tf.global_variables_initializer(), tf.local_variables_initializer()])
    coord = tf.train.Coordinator()
    threads = tf.train.start_queue_runners(sess=sess, coord=coord)
    model.sess.run(hvd.broadcast_global_variables(0))
    for k in range(max(1, 120 // hvd.size())):
        now = model.train_step()
    if hvd.rank() == 0:
        print("loss", now)
    coord.request_stop()
    coord.join(threads)
