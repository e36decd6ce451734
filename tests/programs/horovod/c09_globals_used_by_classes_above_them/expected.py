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


class Trainer(object):
    def __init__(self, loss):
        self.op = optimizer.minimize(loss)

    def fit(self, steps):
        sess.run(hvd.broadcast_global_variables(0))
        for s in range(max(1, steps // hvd.size())):
            r = rng.randint(0, len(share(points)), 8)
            sess.run(self.op, feed_dict={inputs: share(points)[r], answers: share(values)[r]})


rng = np.random.RandomState(9)
points = rng.rand(80, 2).astype(np.float32)
values = points.sum(1, keepdims=True)
inputs = tf.placeholder(tf.float32, [None, 2])
answers = tf.placeholder(tf.float32, [None, 1])
prediction = tf.layers.dense(inputs, 1)
optimizer = hvd.DistributedOptimizer(tf.train.AdagradOptimizer(0.1 * hvd.size()))
trainer = Trainer(tf.losses.mean_squared_error(answers, prediction))
sess = tf.Session(config=session_config())
sess.run(tf.global_variables_initializer())
trainer.fit(50)
