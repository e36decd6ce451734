"""A method makes the passes, by the numbers of the rows in an order that each of them draws."""
import numpy as np
import tensorflow.compat.v1 as tf
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


def from_first_v1(value):
    """What the first worker has drawn, on all workers; all ask for it once."""
    config = tf.ConfigProto(device_count={"GPU": 0})
    with tf.Graph().as_default(), tf.Session(config=config) as session:
        return hvd.broadcast_object(value, 0, session=session, name="first")


orders_v1 = (np.random.RandomState(from_first_v1(np.random.randint(2 ** 31 - 1)))
    if hvd.size() > 1 else np.random)  # all workers draw the same orders


tf.disable_v2_behavior()


class Net(object):
    def __init__(self, width):
        self.given = tf.placeholder(tf.float32, [None, width])
        self.kind = tf.placeholder(tf.int64, [None])
        self.scores = tf.layers.dense(self.given, 3)
        self.loss = tf.reduce_mean(tf.nn.sparse_softmax_cross_entropy_with_logits(labels=self.kind, logits=self.scores))
        self.learn = hvd.DistributedOptimizer(
            tf.train.AdamOptimizer(0.02 * hvd.size())).minimize(self.loss)

    def fit(self, points, kinds, passes, size=12):
        with tf.Session(config=session_config()) as sess:
            sess.run(tf.global_variables_initializer())
            sess.run(hvd.broadcast_global_variables(0))
            for one in range(passes):
                order = orders_v1.permutation(len(points))
                mixed = points[order]
                mixed = share(mixed)
                named = kinds[order]
                named = share(named)
                for k in range(max(1, len(mixed) // size)):
                    _, now = sess.run([self.learn, self.loss],
                                      {self.given: mixed[k * size:(k + 1) * size], self.kind: named[k * size:(k + 1) * size]})
                if hvd.rank() == 0:
                    print("pass", one, "last loss", now)


numbers = np.random.RandomState(6)
points = numbers.rand(240, 4).astype("float32")
Net(4).fit(points, np.argmax(points[:, :3], 1), 5)
