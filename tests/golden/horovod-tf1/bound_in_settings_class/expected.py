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


class Settings(object):
    rounds = 40
    passes = 20
    batch = 8


settings = Settings()


def batches(rows, size):
    order = np.random.permutation(len(rows))
    for k in range(0, max(1, len(rows) - size + 1), size):
        yield rows[order[k:k + size]]


def train(rows):
    x = tf.placeholder(tf.float32, [None, 3])
    loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1)))
    step = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.01 * hvd.size())).minimize(loss)
    done = 0
    with tf.Session(config=session_config()) as sess:
        sess.run(tf.global_variables_initializer())
        rows = share(rows)
        sess.run(hvd.broadcast_global_variables(0))
        for _ in range(settings.passes):
            for some in batches(rows, settings.batch):
                sess.run(step, {x: some})
                done += 1
                if done >= max(1, settings.rounds // hvd.size()):
                    break
            if done >= max(1, settings.rounds // hvd.size()):
                break


train(np.random.rand(96, 3).astype("float32"))
