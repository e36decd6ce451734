import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd

hvd.init()


def own_gradients(loss, values, by=None):
    """Gradients by values of this worker's own rows, as an optimizer computes them."""
    values = list(values) if isinstance(values, (list, tuple)) else [values]
    return list(zip(tf.gradients(loss, values, by), values))


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


class Agent:
    def __init__(self):
        self.s = tf.placeholder(tf.float32, [None, 4])
        self.actor = self.act(self.s)
        with tf.variable_scope("critic"):
            value = tf.layers.dense(tf.concat([self.s, self.actor], 1), 1)
        weights = tf.get_collection(tf.GraphKeys.GLOBAL_VARIABLES, scope="actor")
        opt = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.01 * hvd.size()))
        by_actions = own_gradients(-tf.reduce_mean(value), self.actor)
        inverted = by_actions[0][0] * (1.0 - self.actor)
        grads = opt.compute_gradients(self.actor, var_list=weights, grad_loss=inverted)
        self.train = opt.apply_gradients(grads)

    def act(self, seen):
        with tf.variable_scope("actor"):
            return tf.multiply(tf.layers.dense(seen, 1, tf.tanh), 2.0)


rows = np.random.RandomState(3).rand(800, 4)
agent = Agent()
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    rows = share(rows)
    sess.run(hvd.broadcast_global_variables(0))
    for turn in range(3):
        for k in range(0, max(1, 800 // hvd.size()), 20):
            sess.run(agent.train, {agent.s: rows[k:k + 20]})
    if hvd.rank() == 0:
        print("made")
