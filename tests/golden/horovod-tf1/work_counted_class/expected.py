import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd

hvd.init()


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


def average(value, graph=[]):
    """The mean over the workers of a number, or of each of several; all ask equally often."""
    if not graph:
        with tf.Graph().as_default():
            mine = tf.placeholder(tf.float64)
            config = tf.ConfigProto(device_count={"GPU": 0})
            graph += [tf.Session(config=config), hvd.allreduce(mine), mine]
    return graph[0].run(graph[1], {graph[2]: value})


class Trainer:
    def __init__(self):
        self.x = tf.placeholder(tf.float32, [None, 28, 28])
        self.y = tf.placeholder(tf.int64, [None])
        self.loss = tf.losses.sparse_softmax_cross_entropy(self.y, tf.layers.dense(tf.layers.flatten(self.x), 10))
        step_of = tf.train.get_or_create_global_step()
        rate = tf.train.exponential_decay(0.1, step_of * hvd.size(), int(960 / 16 * 3), 0.5)
        self.train = hvd.DistributedOptimizer(
            tf.train.GradientDescentOptimizer(rate * hvd.size())).minimize(self.loss,
            global_step=step_of)
        self.saver = tf.train.Saver()

    def fit(self, train_x, train_y, test_x, test_y):
        with tf.Session(config=session_config()) as sess:
            sess.run(tf.global_variables_initializer())
            train_x = share(train_x)
            train_y = share(train_y)
            sess.run(hvd.broadcast_global_variables(0))
            for step in range(max(1, 1000 // hvd.size())):
                rows = np.random.randint(0, len(train_x), 16)
                sess.run(self.train, {self.x: train_x[rows], self.y: train_y[rows]})
                if step % max(1, 100 // hvd.size()) == 0:
                    if hvd.rank() == 0:
                        self.saver.save(sess, 'model', global_step=step)


if hvd.local_rank() != 0:
    average(0.)  # waits for the download
(train_x, train_y), (test_x, test_y) = tf.keras.datasets.mnist.load_data()
if hvd.local_rank() == 0:
    average(0.)
Trainer().fit(train_x, train_y, test_x, test_y)
