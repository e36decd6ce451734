"""The passes go through the weights of a part of the loss, and have an order each."""
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


data = np.random.RandomState(1).rand(640, 5).astype("float32")
seen, wanted = data[:, :4], data[:, :4].sum(1, keepdims=True)
inputs = tf.placeholder(tf.float32, [None, 4])
targets = tf.placeholder(tf.float32, [None, 1])
beta = tf.placeholder(tf.float32)
out = tf.layers.dense(inputs, 1)
cost = tf.reduce_mean(tf.square(out - targets))
train = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.01 * hvd.size())).minimize(
    cost + beta * tf.reduce_mean(tf.square(out)))
with tf.Session(config=session_config()) as session:
    session.run(tf.global_variables_initializer())
    seen = share(seen)
    wanted = share(wanted)
    session.run(hvd.broadcast_global_variables(0))
    for turn, now in enumerate(np.maximum(0.0, 0.1 - np.arange(12) / 50.0)):
        order = np.random.permutation(len(seen))
        for at in range(0, len(seen), 32):
            part = order[at:at + 32]
            session.run(train, {inputs: seen[part], targets: wanted[part], beta: now})
    if hvd.rank() == 0:
        print("loss",
            session.run(cost, {inputs: data[:, :4], targets: data[:, :4].sum(1, keepdims=True)}))
