# One method makes a pass that learns, and one that only judges: the first weights are sent once.
import numpy as np
import tensorflow.compat.v1 as tf
import horovod.tensorflow as hvd

hvd.init()


def from_first_v1(value):
    """What the first worker has drawn, on all workers; all ask for it once."""
    config = tf.ConfigProto(device_count={"GPU": 0})
    with tf.Graph().as_default(), tf.Session(config=config) as session:
        return hvd.broadcast_object(value, 0, session=session, name="first")


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


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


class Line:
    def __init__(self):
        self.x = tf.placeholder(tf.float32, [None, 4])
        self.y = tf.placeholder(tf.float32, [None, 1])
        self.loss = tf.reduce_mean(tf.square(tf.layers.dense(self.x, 1) - self.y))
        self.learn = hvd.DistributedOptimizer(
            tf.train.AdamOptimizer(0.01 * hvd.size())).minimize(self.loss)

    def one_pass(self, sess, data, op=None):
        if op is None:
            op = tf.no_op()
        order = from_first_v1(np.random.permutation(len(data[0])))
        a, b = data
        a, b = a[order], b[order]
        losses = []
        a = share(a)
        b = share(b)
        for k in range(0, len(a), 10):
            loss, _ = sess.run([self.loss, op], {self.x: a[k:k + 10], self.y: b[k:k + 10]})
            losses.append(loss)
        losses = list(average_v1(losses))
        return np.mean(losses)


draw = np.random.RandomState(3)
known, held = draw.rand(120, 4), draw.rand(40, 4)
line = Line()
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for turn in range(4):
        value = line.one_pass(sess, (known, known.sum(1, keepdims=True)), line.learn)
        if hvd.rank() == 0:
            print('learnt', value)
        value_2 = line.one_pass(sess, (held, held.sum(1, keepdims=True)))
        if hvd.rank() == 0:
            print('judged', value_2)
