"""A pass is a method that is handed a pair of arrays, and puts them into an order first; it trains where it is told to."""
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


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


tf.disable_v2_behavior()
drawn = np.random.RandomState(4)
rows = drawn.rand(320, 3).astype("float32")
wanted = rows.sum(axis=1, keepdims=True)


class Net:
    def __init__(self):
        self.x = tf.placeholder(tf.float32, [None, 3])
        self.y = tf.placeholder(tf.float32, [None, 1])
        self.loss = tf.reduce_mean((tf.layers.dense(self.x, 1) - self.y) ** 2)
        self.step = hvd.DistributedOptimizer(
            tf.train.AdamOptimizer(0.02 * hvd.size())).minimize(self.loss)

    def one_pass(self, sess, pair, op):
        order = from_first_v1(np.random.permutation(len(pair[0])))
        seen, asked = pair
        seen, asked = seen[order], asked[order]
        seen = share(seen)
        asked = share(asked)
        for k in range(max(1, len(pair[0]) // 16 // hvd.size())):
            at = range(k * 16, (k + 1) * 16)
            sess.run(op, {self.x: seen[at], self.y: asked[at]})


net = Net()
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for turn in range(5):
        net.one_pass(sess, (rows, wanted), net.step)
        net.one_pass(sess, (rows, wanted), net.loss)
    if hvd.rank() == 0:
        print("loss of all", sess.run(net.loss, {net.x: rows, net.y: wanted}))
