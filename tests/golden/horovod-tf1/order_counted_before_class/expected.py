import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd

hvd.init()


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


def from_first(value):
    """What the first worker has drawn, on all workers; all ask for it once."""
    config = tf.ConfigProto(device_count={"GPU": 0})
    with tf.Graph().as_default(), tf.Session(config=config) as session:
        return hvd.broadcast_object(value, 0, session=session, name="first")


orders = (np.random.RandomState(from_first(np.random.randint(2 ** 31 - 1)))
    if hvd.size() > 1 else np.random)  # all workers draw the same orders


class Fit(object):
    def __init__(self):
        self.x = tf.placeholder(tf.float32, [None, 4])
        self.y = tf.placeholder(tf.float32, [None, 1])
        self.loss = tf.reduce_mean(tf.square(tf.layers.dense(self.x, 1) - self.y))
        self.step = hvd.DistributedOptimizer(
            tf.train.AdamOptimizer(0.01 * hvd.size())).minimize(self.loss)

    def train(self, sess, passes):
        sess.run(hvd.broadcast_global_variables(0))
        for turn in range(passes):
            places = orders.permutation(total)
            places = share(places)
            for k in range(max(1, total // 10 // hvd.size())):
                at = places[k * 10:k * 10 + 10]
                sess.run(self.step, {self.x: inputs[at], self.y: wanted[at]})


known = np.random.RandomState(1).rand(320, 5).astype("float32")
inputs, wanted = known[:, :4], known[:, 4:]
total = len(inputs)
fit = Fit()
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    fit.train(sess, 5)
    if hvd.rank() == 0:
        print(sess.run(fit.loss, {fit.x: inputs, fit.y: wanted}))
