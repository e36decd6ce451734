"""A metric is fed where a log is told of it, in a method."""
import logging

import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')


def broadcast_once(variables, optimizer, done={}):
    """Send the first worker's weights and optimizer state to all, each once, after a step."""
    key = (id(optimizer), id(variables[0]))
    new = [v for v in variables if key not in done or not hasattr(v, 'sent')]
    for v in new:
        v.sent = True
    if new:
        hvd.broadcast_variables(new, root_rank=0)
    if key not in done:
        done[key] = optimizer, variables[0]
        state = optimizer.variables() if callable(optimizer.variables) else optimizer.variables
        hvd.broadcast_variables(state, root_rank=0)


def join_metric(metric):
    """Let a metric hold what all workers have seen, not this one alone."""
    for variable in metric.variables:
        variable.assign(hvd.allreduce(variable))


def shard(dataset):
    """This worker's share of the elements: as many as all others'; all, where there are fewer."""
    count = int(tf.data.experimental.cardinality(dataset))
    if count == tf.data.experimental.UNKNOWN_CARDINALITY:
        dataset = dataset.window(hvd.size(), drop_remainder=True).flat_map(
            lambda *w: tf.data.Dataset.zip(w if len(w) > 1 else w[0]))
    elif 0 <= count < hvd.size():
        return dataset
    elif count > 0:
        dataset = dataset.take(count - count % hvd.size())
    return dataset.shard(hvd.size(), hvd.rank())


log = logging.getLogger("train")


class Trainer:
    def __init__(self):
        self.net = tf.keras.Sequential([tf.keras.layers.Dense(1)])
        self.opt = tf.keras.optimizers.Adam(1e-3 * hvd.size())
        self.error = tf.keras.metrics.MeanAbsoluteError()

    def train(self, data):
        for x, y in data:
            with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
                p = self.net(x)
                loss = tf.reduce_mean(tf.square(p - y))
            g = tape.gradient(loss, self.net.trainable_variables)
            self.opt.apply_gradients(zip(g, self.net.trainable_variables))
            broadcast_once(self.net.variables, self.opt)
            value = self.error(y, p)
            if hvd.rank() == 0:
                log.info("error %.3f", value)
        join_metric(self.error)
        if hvd.rank() == 0:
            print("%.3f" % self.error.result())


rows = np.random.RandomState(1).rand(64, 4).astype("float32")
Trainer().train(shard(tf.data.Dataset.from_tensor_slices((rows, rows[:, :1]))).batch(8))
