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


gen = np.random.RandomState(1)
feats = gen.rand(320, 3).astype("float32")
aims = feats.sum(axis=1, keepdims=True)
x = tf.placeholder(tf.float32, [None, 3])
y = tf.placeholder(tf.float32, [None, 1])

class Net:
    def __init__(self, warm=30):
        self.made = tf.Variable(0, trainable=False)
        self.loss = tf.reduce_mean((tf.layers.dense(x, 1) - y) ** 2)
        rate = tf.train.polynomial_decay(0.1, tf.maximum(0, self.made * hvd.size() - warm), 100,
            0.01)
        opt = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(rate * hvd.size()))
        self.train = opt.minimize(self.loss, self.made)


net = Net()
marks = [int(part * 100) for part in (0.25, 0.5, 0.75)]
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    feats = share(feats)
    aims = share(aims)
    sess.run(hvd.broadcast_global_variables(0))
    for k in range(max(1, 100 // hvd.size())):
        at = np.random.randint(0, len(feats), 8)
        sess.run(net.train, {x: feats[at], y: aims[at]})
        if k in (0, 1):
            if hvd.rank() == 0:
                print("begun", k)
        if k in marks:
            if hvd.rank() == 0:
                print("come to", k)
