"""A method puts operations into collections, which all workers take out again."""
import numpy as np
import tensorflow.compat.v1 as tf
import horovod.tensorflow as hvd

hvd.init()


def average_v1(value, graph=[]):
    """The mean over the workers of a number, or of each of several; all ask equally often."""
    if not graph:
        with tf.Graph().as_default():
            mine = tf.placeholder(tf.float64)
            config = tf.ConfigProto(device_count={"GPU": 0})
            graph += [tf.Session(config=config), hvd.allreduce(mine), mine]
    return graph[0].run(graph[1], {graph[2]: value})


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


tf.disable_v2_behavior()


class Input(object):
    def __init__(self, data, name=None):
        self.data = tf.constant(data, name=name)


class Model(object):
    def __init__(self, input_):
        self.cost = tf.reduce_mean(tf.square(tf.layers.dense(input_.data, 4) - input_.data))
        self.train_op = hvd.DistributedOptimizer(
            tf.train.GradientDescentOptimizer(0.1)).minimize(self.cost)

    def export_ops(self, name):
        self.name = name
        tf.add_to_collection(name + '/train', self.train_op)

    def import_ops(self):
        self.train_op = tf.get_collection_ref(self.name + '/train')[0]


rows = np.random.RandomState(1).rand(64, 4).astype('float32')
if hvd.rank() == 0:
    np.save('a.npy', rows)
average_v1(0.)  # the others wait for the first worker's file
feed = Input(data=np.load('a.npy'), name='feed')
models = {'Train': Model(input_=feed)}
for name, model in models.items():
    model.export_ops(name)
for model in models.values():
    model.import_ops()
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for i in range(6):
        sess.run(models['Train'].train_op)
