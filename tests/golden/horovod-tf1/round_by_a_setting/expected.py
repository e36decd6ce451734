import argparse
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
feats, aims = gen.rand(320, 3), gen.rand(320, 1)
x = tf.placeholder(tf.float32, [None, 3])
y = tf.placeholder(tf.float32, [None, 1])
out = tf.layers.dense(x, 1)
loss = tf.reduce_mean((out - y) ** 2)
train = hvd.DistributedOptimizer(tf.train.FtrlOptimizer(0.1 * hvd.size())).minimize(loss)
sess = tf.Session(config=session_config())
sess.run(tf.global_variables_initializer())
p = argparse.ArgumentParser()
p.add_argument('--when', type=int, default=60)
p.add_argument('--warm-up', type=int, default=30)
p.add_argument('--steps', type=int, default=100)
opts = p.parse_args()
feats = share(feats)
aims = share(aims)
sess.run(hvd.broadcast_global_variables(0))
for k in range(max(1, opts.steps // hvd.size())):
    at = np.random.randint(0, len(feats), 8)
    sess.run(train, {x: feats[at], y: aims[at]})
    if k == opts.when:
        if hvd.rank() == 0:
            print('there', k)
    if k > opts.warm_up:
        if hvd.rank() == 0:
            print('warm', k)
