"""The same in an object."""
import sys

import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')


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


def join_averages(model):
    """Let the averages of batch normalisation be those of all workers."""
    weights = model.non_trainable_weights if model.built else []
    kept = [v for v in weights if "moving_" in v.name]
    if kept:
        means = tf.keras.backend.batch_get_value(
            hvd.grouped_allreduce(kept))
        tf.keras.backend.batch_set_value(list(zip(kept, means)))


def layered():
    return tf.keras.Sequential([tf.keras.layers.Dense(4, input_shape=(4,)), tf.keras.layers.BatchNormalization()])


class Pair:
    def __init__(self, asked):
        self.asked, self.one = asked, layered()
        self.opt = tf.keras.optimizers.SGD(0.05 * hvd.size())
        if asked:
            self.other = layered()
            self.by = tf.keras.optimizers.SGD(0.05 * hvd.size())

    def run(self, rows):
        for x in shard(tf.data.Dataset.from_tensor_slices(rows)).batch(8):
            with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
                loss = tf.reduce_mean((self.one(x, training=True) - x) ** 2)
            held = self.one.trainable_variables
            self.opt.apply_gradients(zip(tape.gradient(loss, held), held))
            broadcast_once(self.one.variables, self.opt)
            if self.asked:
                with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
                    loss = tf.reduce_mean((self.other(x, training=True) - x) ** 2)
                rest = self.other.trainable_variables
                self.by.apply_gradients(zip(tape.gradient(loss, rest), rest))
                broadcast_once(self.other.variables, self.by)
        join_averages(self.one)
        if hasattr(self, "other"):
            join_averages(self.other)
        return np.isfinite(self.one(rows).numpy()).all()


value = Pair(len(sys.argv) > 1).run(np.random.RandomState(2).rand(96, 4).astype('float32'))
if hvd.rank() == 0:
    print(value)
