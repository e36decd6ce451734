"""Noise is drawn beside rows that the graph reads by itself: the rows are shared."""
import numpy as np
import tensorflow.compat.v1 as tf
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


tf.disable_v2_behavior()


class Pair:
    def __init__(self, rows):
        data = tf.data.Dataset.from_tensor_slices(share(rows)).repeat().batch(8)
        real = data.make_one_shot_iterator().get_next()
        self.noise = tf.placeholder(tf.float32, [8, 3])
        turn, judge = tf.get_variable("turn", [3, 3]), tf.get_variable("judge", [3, 1])
        made = tf.matmul(self.noise, turn)
        self.near = tf.reduce_mean((tf.matmul(real, judge) - tf.matmul(made, judge) - 1.) ** 2)
        self.far = tf.reduce_mean(tf.matmul(made, judge) ** 2)
        opt = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.01 * hvd.size()))
        self.judges = opt.minimize(self.near, var_list=[judge])
        self.makes = opt.minimize(self.far, var_list=[turn])

    def draw(self):
        return np.random.uniform(-1, 1, size=[8, 3])

    def once(self, sess):
        return sess.run([self.judges, self.makes, self.near], {self.noise: self.draw()})[2]


pair = Pair(np.random.RandomState(0).rand(320, 3).astype("float32"))
with tf.Session(config=session_config()) as session:
    session.run(tf.global_variables_initializer())
    session.run(hvd.broadcast_global_variables(0))
    for k in range(max(1, 80 // hvd.size())):
        value = pair.once(session)
        if hvd.rank() == 0:
            print(k, value)
