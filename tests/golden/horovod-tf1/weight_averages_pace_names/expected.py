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


KEPT = 0.95


class Price(object):
    def __init__(self, width):
        self.rows = tf.placeholder(tf.float32, [None, width])
        self.wanted = tf.placeholder(tf.float32, [None, 1])
        self.slope = tf.get_variable("slope", [width, 1])
        self.offset = tf.Variable([0.], name="offset")
        guess = tf.matmul(self.rows, self.slope) + self.offset
        self.loss = tf.losses.mean_squared_error(self.wanted, guess)
        learn = hvd.DistributedOptimizer(
            tf.train.GradientDescentOptimizer(0.01 * hvd.size())).minimize(self.loss)
        self.ema = tf.train.ExponentialMovingAverage(decay=KEPT ** hvd.size())
        with tf.control_dependencies([learn]):
            self.train = self.ema.apply([self.slope, self.offset])

    def averaged(self):
        return [self.ema.average(self.slope), self.ema.average(self.offset)]


houses = np.random.rand(320, 6).astype("float32")
values = houses.sum(axis=1, keepdims=True)
model = Price(6)
with tf.Session(config=session_config()) as session:
    session.run(tf.global_variables_initializer())
    houses = share(houses)
    values = share(values)
    session.run(hvd.broadcast_global_variables(0))
    for i in range(max(1, 30 // hvd.size())):
        chosen = np.random.randint(0, len(houses), 16)
        session.run(model.train, {model.rows: houses[chosen], model.wanted: values[chosen]})
    if hvd.rank() == 0:
        print(session.run(model.averaged()))
