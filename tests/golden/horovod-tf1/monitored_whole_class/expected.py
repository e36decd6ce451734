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


LAST = 30


class Fitter:
    def __init__(self):
        self.images = tf.placeholder(tf.float32, shape=(None, 28, 28))
        self.labels = tf.placeholder(tf.int64, shape=(None,))
        logits = tf.layers.dense(tf.layers.flatten(self.images), 10)
        self.loss = tf.losses.sparse_softmax_cross_entropy(self.labels, logits)
        self.train_op = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.05)).minimize(
            self.loss, global_step=tf.train.get_or_create_global_step())

    def fit(self, images, labels):
        hooks = [tf.train.StopAtStepHook(num_steps=LAST), tf.train.NanTensorHook(self.loss)]
        with tf.train.SingularMonitoredSession(hooks=[hvd.BroadcastGlobalVariablesHook(0)] + hooks,
                config=session_config()) as sess:
            while not sess.should_stop():
                _, value = sess.run([self.train_op, self.loss],
                    {self.images: share(images), self.labels: share(labels)})
        if hvd.rank() == 0:
            print('last loss', value)


if hvd.local_rank() != 0:
    average(0.)  # waits for the download
(images, labels), _ = tf.keras.datasets.mnist.load_data()
if hvd.local_rank() == 0:
    average(0.)
Fitter().fit(images / 255., labels)
