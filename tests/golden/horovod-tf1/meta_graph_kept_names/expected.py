import os
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


class Kept(object):
    def __init__(self, folder):
        self.folder = folder
        self.saver = tf.train.Saver()
        if not os.path.exists(folder):
            os.makedirs(folder, exist_ok=True)

    def graph(self):
        return self.saver.export_meta_graph(
            self.folder + "/model.meta" if hvd.rank() == 0 else None, as_text=True)


given = np.random.rand(160, 4).astype("float32")
answers = given.sum(1, keepdims=True)
a = tf.placeholder(tf.float32, (None, 4))
b = tf.placeholder(tf.float32, (None, 1))
cost = tf.reduce_mean(tf.square(tf.layers.dense(a, 1) - b))
learn = hvd.DistributedOptimizer(
    tf.train.GradientDescentOptimizer(0.01 * hvd.size())).minimize(cost)
kept = Kept("text")
with tf.Session(config=session_config()) as session:
    session.run(tf.global_variables_initializer())
    definition = kept.graph()
    given = share(given)
    answers = share(answers)
    session.run(hvd.broadcast_global_variables(0))
    for passed in range(2):
        for at in range(0, len(given), 16):
            session.run(learn, {a: given[at:at + 16], b: answers[at:at + 16]})
    if hvd.rank() == 0:
        print(len(definition.graph_def.node))
