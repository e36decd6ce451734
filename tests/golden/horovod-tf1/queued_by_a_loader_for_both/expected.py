"""Objects of one class queue the records of the files that they are given."""
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
for name, lines in (("part_a.bin", 150), ("part_b.bin", 171), ("part_t.bin", 64)):
    if hvd.rank() == 0:
        np.random.RandomState(lines).randint(0, 250, (lines, 4)).astype(np.uint8).tofile(name)


class Loader(object):
    def __init__(self, names, mix):
        self.mix = mix
        average_v1(0.)  # the others wait for the first worker's file
        self.names = tf.train.string_input_producer(names)

    def batch(self, size):
        reader = tf.FixedLengthRecordReader(4)
        _, record = read_as_asked(reader, self.names)
        numbers = tf.cast(tf.decode_raw(record, tf.uint8), tf.float32) / 250.0
        row = tf.reshape(numbers, [4])
        if self.mix:
            return tf.train.shuffle_batch([row[:3], row[3:]], size, 300, 60, num_threads=2)
        return tf.train.batch([row[:3], row[3:]], size)


def error_of(rows, wanted, again):
    with tf.variable_scope("line", reuse=again):
        return tf.reduce_mean(tf.square(tf.layers.dense(rows, 1) - wanted))


learned = Loader(["part_a.bin", "part_b.bin"], True)
loss = error_of(*in_turn(lambda: learned.batch(8)), again=False)
held = Loader(["part_t.bin"], False)
test = error_of(*held.batch(16), again=True)
step = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.01 * hvd.size())).minimize(loss)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    coord = tf.train.Coordinator()
    threads = tf.train.start_queue_runners(sess=sess, coord=coord)
    sess.run(hvd.broadcast_global_variables(0))
    for k in range(max(1, 160 // hvd.size())):
        sess.run(step)
        if k % 40 == 0:
            if hvd.rank() == 0:
                print(k, "tested", sess.run(test))
    coord.request_stop()
    coord.join(threads)
