"""One function queues the lines of one file to be trained on, and those of another for tests."""
import numpy as np
import tensorflow.compat.v1 as tf
import horovod.tensorflow as hvd
import collections

hvd.init()


def read_as_asked(reader, queue):
    """A record: of this worker's where they are asked for in turn, else one of all."""
    if tf.get_collection("read_in_turn"):
        return read_in_turn(reader, queue)
    return reader.read(queue)


def average_v1(value, graph=[]):
    """The mean over the workers of a number, or of each of several; all ask equally often."""
    if not graph:
        with tf.Graph().as_default():
            mine = tf.placeholder(tf.float64)
            config = tf.ConfigProto(device_count={"GPU": 0})
            graph += [tf.Session(config=config), hvd.allreduce(mine), mine]
    return graph[0].run(graph[1], {graph[2]: value})


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
for name, lines in (("lines_to_train.csv", 323), ("lines_to_test.csv", 80)):
    if hvd.rank() == 0:
        np.savetxt(name, np.random.RandomState(lines).rand(lines, 3), delimiter=",")


def lines_of(queue):
    reader = tf.TextLineReader()
    _, line = read_as_asked(reader, queue)
    a, b, c = tf.decode_csv(line, [[0.0], [0.0], [0.0]])
    return tf.stack([a, b]), tf.stack([c])


def batches(name, mixed):
    average_v1(0.)  # the others wait for the first worker's file
    some, wanted = lines_of(tf.train.string_input_producer([name]))
    if mixed:
        return tf.train.shuffle_batch([some, wanted], 8, 400, 100, num_threads=4)
    return tf.train.batch([some, wanted], 8)


def main():
    train_some, train_wanted = in_turn(lambda: batches("lines_to_train.csv", True))
    test_some, test_wanted = batches("lines_to_test.csv", mixed=False)
    x = tf.placeholder(tf.float32, [None, 2])
    y = tf.placeholder(tf.float32, [None, 1])
    loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))
    updates = tf.train.get_or_create_global_step()
    rate = tf.train.exponential_decay(0.05, updates * hvd.size(), 60, 0.8, staircase=True)
    step = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(rate * hvd.size())).minimize(
        loss, global_step=updates)
    with tf.Session(config=session_config()) as sess:
        sess.run(tf.global_variables_initializer())
        coord = tf.train.Coordinator()
        threads = tf.train.start_queue_runners(sess=sess, coord=coord)
        sess.run(hvd.broadcast_global_variables(0))
        for turn in range(4):
            total = 0.0
            for k in range(max(1, 40 // hvd.size())):
                some, wanted = sess.run([train_some, train_wanted])
                _, now = sess.run([step, loss], {x: some, y: wanted})
                total += now
            total = average_v1(total) * 40 / max(1, 40 // hvd.size())
            tested = 0.0
            for k in range(10):
                held, right = sess.run([test_some, test_wanted])
                tested += sess.run(loss, {x: held, y: right})
            if hvd.rank() == 0:
                print("pass", turn, "loss", total / 40, "tested", tested / 10)
        coord.request_stop()
        coord.join(threads)


main()
