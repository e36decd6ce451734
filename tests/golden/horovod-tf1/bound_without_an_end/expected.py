import argparse
import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd

hvd.init()


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


def own_bound(most):
    """This worker's part of so many rounds, one at least; what has no end has none, either."""
    return most if most == float("inf") else max(1, most // hvd.size())


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


options = argparse.ArgumentParser()
options.add_argument("--most", type=float, default=float("inf"))
args = options.parse_args()
settings = {"rows": np.inf, "batch": 8}
rows = np.random.RandomState(1).rand(160, 3).astype("float32")
tests = np.random.RandomState(2).rand(16, 3).astype("float32")
x = tf.placeholder(tf.float32, [None, 3])
loss = tf.reduce_mean((tf.layers.dense(x, 3) - x) ** 2)
step = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.01 * hvd.size())).minimize(loss)
rows = share(rows)
rounds = min(len(rows), own_bound(settings["rows"]), own_bound(args.most)) // settings["batch"]
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for epoch in range(3):
        for k in range(rounds):
            sess.run(step, {x: rows[k * 8:k * 8 + 8]})
    if hvd.rank() == 0:
        print(sess.run(loss, {x: tests}))
