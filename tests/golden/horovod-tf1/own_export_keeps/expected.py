"""Objects of the program keep what they are given, by names that sound like writing."""
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


tf.disable_v2_behavior()


class Memory(object):
    def __init__(self, names):
        self.names = names
        self.store = {}

    def save(self, k, v):
        self.store[k] = v

    def to_csv(self, k, v):
        if hvd.rank() == 0:
            print('kept', k)
        self.store[k] = v

    def export(self, k, v):
        self.store[k] = v


class Names(object):
    def __init__(self):
        self.n = ['a', 'b']


memories = {'one': Memory(Names())}
for memory in memories.values():
    memory.save('a', 1.0)
    memory.to_csv('b', 1.0)
    memory.export('c', 1.0)
s = memories['one'].store
rows = np.random.RandomState(1).rand(64, 4)
x = tf.placeholder(tf.float32, [None, 4])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 4) - x)) * s['a'] + s['b'] + s['c']
train = hvd.DistributedOptimizer(tf.train.AdamOptimizer(1e-3 * hvd.size())).minimize(loss)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    rows = share(rows)
    sess.run(hvd.broadcast_global_variables(0))
    for i in range(max(1, 12 // hvd.size())):
        sess.run(train, {x: rows[np.random.randint(0, len(rows), 8)]})
