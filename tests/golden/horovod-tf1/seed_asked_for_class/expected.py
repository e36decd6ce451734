"""A generator of a class gets a setting that may be None; its split must be the same for all."""
import argparse
import numpy as np
import tensorflow.compat.v1 as tf
import horovod.tensorflow as hvd

hvd.init()


def from_first_v1(value):
    """What the first worker has drawn, on all workers; all ask for it once."""
    config = tf.ConfigProto(device_count={"GPU": 0})
    with tf.Graph().as_default(), tf.Session(config=config) as session:
        return hvd.broadcast_object(value, 0, session=session, name="first")


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
asked = argparse.ArgumentParser()
asked.add_argument("--seed", type=int, default=None)
args = asked.parse_args([])


class Parts:
    def __init__(self, rows, held):
        self.chance = np.random.RandomState(args.seed)
        order = from_first_v1(self.chance.permutation(len(rows)))
        self.held, self.seen = rows[order[:held]], rows[order[held:]]


parts = Parts(np.random.RandomState(0).rand(400, 4).astype("float32"), 80)
seen, held = parts.seen, parts.held
x = tf.placeholder(tf.float32, [None, 4])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 4) - x))
train = hvd.DistributedOptimizer(
    tf.train.GradientDescentOptimizer(0.05 * hvd.size())).minimize(loss)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    seen = share(seen)
    sess.run(hvd.broadcast_global_variables(0))
    for turn in range(4):
        for k in range(0, len(seen), 16):
            sess.run(train, {x: seen[k:k + 16]})
        if hvd.rank() == 0:
            print("pass", turn, "held out", sess.run(loss, {x: held}))
