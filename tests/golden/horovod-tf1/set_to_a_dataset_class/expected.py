"""The operation that sets the iterator is given to the method that trains."""
import numpy as np
import tensorflow.compat.v1 as tf
import horovod.tensorflow as hvd

hvd.init()


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


def tables(size):
    drawn = np.random.RandomState(9)
    points = drawn.rand(200, 2).astype("float32")
    kinds = (points.sum(axis=1) > 1).astype("int64")
    some = tf.data.Dataset.from_tensor_slices(
        (share(points[:160]), share(kinds[:160]))).shuffle(160).batch(size)
    rest = tf.data.Dataset.from_tensor_slices((points[160:], kinds[160:])).batch(size)
    return some, rest


class Sorter(object):
    def __init__(self):
        self.some, self.rest = tables(10)
        walk = tf.data.Iterator.from_structure(tf.data.get_output_types(self.some), tf.data.get_output_shapes(self.some))
        self.points, self.kinds = walk.get_next()
        self.begin = walk.make_initializer(self.some)
        self.begin_test = walk.make_initializer(self.rest)
        self.scores = tf.layers.dense(tf.layers.dense(self.points, 8, tf.nn.relu), 2)
        self.loss = tf.reduce_mean(tf.nn.sparse_softmax_cross_entropy_with_logits(labels=self.kinds, logits=self.scores))
        self.hits = tf.reduce_sum(tf.cast(tf.equal(tf.argmax(self.scores, 1), self.kinds), tf.float32))
        self.learn = hvd.DistributedOptimizer(
            tf.train.GradientDescentOptimizer(0.1 * hvd.size())).minimize(self.loss)

    def one_pass(self, sess, begin, epoch):
        sess.run(begin)
        lost, batches = 0, 0
        try:
            while True:
                _, now = sess.run([self.learn, self.loss])
                lost += now
                batches += 1
        except tf.errors.OutOfRangeError:
            pass
        lost = average_v1(lost)
        if hvd.rank() == 0:
            print("pass", epoch, "loss", lost / batches)

    def test(self, sess, begin):
        sess.run(begin)
        right = 0
        try:
            while True:
                right += sess.run(self.hits)
        except tf.errors.OutOfRangeError:
            pass
        if hvd.rank() == 0:
            print("right", right / 40)

    def run(self):
        with tf.Session(config=session_config()) as sess:
            sess.run(tf.global_variables_initializer())
            sess.run(hvd.broadcast_global_variables(0))
            for epoch in range(4):
                self.one_pass(sess, self.begin, epoch)
                self.test(sess, self.begin_test)


Sorter().run()
