"""What is drawn is written into a file and read again by a loader; a graph writes into an array."""
import os
import tempfile
import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd

hvd.init()


def from_first(value):
    """What the first worker has drawn, on all workers; all ask for it once."""
    config = tf.ConfigProto(device_count={"GPU": 0})
    with tf.Graph().as_default(), tf.Session(config=config) as session:
        return hvd.broadcast_object(value, 0, session=session, name="first")


def average(value, graph=[]):
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


np.random.seed(3)
folder = from_first(tempfile.mkdtemp())
drawn_file = os.path.join(folder, "drawn.txt")


class Loader(object):
    def __init__(self, size):
        self.size = size

    def create(self, path):
        rows = []
        average(0.)  # the others wait for the first worker's file
        with open(path, "r") as f:
            for line in f:
                rows.append([float(v) for v in line.split()])
        self.rows = np.array(rows, "float32")
        self.count = len(rows) // self.size

    def part(self, k):
        return self.rows[k * self.size:(k + 1) * self.size]


def drawn(start, length):
    kept = tf.TensorArray(dtype=tf.float32, size=length)
    _, kept = tf.while_loop(lambda i, _: i < length,
                            lambda i, held: (i + 1, held.write(i, start + tf.cast(i, tf.float32))),
                            [tf.constant(0), kept])
    return kept.stack()


def write_rows(sess, rows, path):
    made = sess.run(rows)
    with open(path if hvd.rank() == 0 else os.devnull, "w") as out:
        for row in made:
            out.write(" ".join(str(v) for v in row) + "\n")


shift = tf.Variable(tf.zeros([4]))
rows = drawn(tf.random_uniform([4]) * 0.1, 64) / 64
x = tf.placeholder(tf.float32, [None, 4])
loss = tf.reduce_mean(tf.square(x - shift))
step = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.1 * hvd.size())).minimize(loss)
loader = Loader(8)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    log = open(os.path.join(folder, "log.txt") if hvd.rank() == 0 else os.devnull, "w")
    log.write("begin\n")
    sess.run(hvd.broadcast_global_variables(0))
    for turn in range(6):
        write_rows(sess, rows, drawn_file)
        loader.create(drawn_file)
        for k in range(max(1, loader.count // hvd.size())):
            sess.run(step, {x: loader.part((k * hvd.size() + hvd.rank()) % loader.count)})
        log.write("turn %d\n" % turn)
    log.close()
    average(0.)  # the others wait for the first worker's file
    if hvd.rank() == 0:
        print("loss", sess.run(loss, {x: loader.rows}))
