"""The same in a dictionary."""
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


def broadcast_weights_once(variables):
    """Send the first worker's weights to all, each once."""
    new = [v for v in variables if not hasattr(v, 'sent')]
    for v in new:
        v.sent = True
    if new:
        hvd.broadcast_variables(new, root_rank=0)


def join_averages(model):
    """Let the averages of batch normalisation be those of all workers."""
    weights = model.non_trainable_weights if model.built else []
    kept = [v for v in weights if "moving_" in v.name]
    if kept:
        means = tf.keras.backend.batch_get_value(
            hvd.grouped_allreduce(kept))
        tf.keras.backend.batch_set_value(list(zip(kept, means)))


with_inverse = '--inverse' in sys.argv
table = np.random.RandomState(1).rand(96, 4).astype('float32')


def layered(many):
    return tf.keras.Sequential([tf.keras.layers.Dense(6, activation='tanh'), tf.keras.layers.Dense(many)])


class Nets:
    def __init__(self):
        self.models = {'value': layered(1)}
        if with_inverse:
            self.models['back'] = layered(4)
        for model in self.models.values():
            model.compile(optimizer=tf.keras.optimizers.SGD(0.05 * hvd.size()))

    @tf.function
    def learn(self, seen):
        if with_inverse:
            with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
                off = tf.reduce_mean((self.models['back'](seen) - seen) ** 2)
            ws = self.models['back'].trainable_weights
            self.models['back'].optimizer.apply_gradients(zip(tape.gradient(off, ws), ws))
        with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
            off = tf.reduce_mean((self.models['value'](seen)[:, 0] - seen[:, 0]) ** 2)
        ws = self.models['value'].trainable_weights
        self.models['value'].optimizer.apply_gradients(zip(tape.gradient(off, ws), ws))
        return off

    def all_of(self):
        for turn in range(2):
            for seen in shard(tf.data.Dataset.from_tensor_slices(table)).batch(8):
                off = self.learn(seen)
                if 'back' in self.models:
                    broadcast_once(self.models['back'].trainable_weights,
                        self.models['back'].optimizer)
                broadcast_once(self.models['value'].trainable_weights,
                    self.models['value'].optimizer)
                if 'back' in self.models and self.models['back'].built:
                    broadcast_weights_once(self.models['back'].variables)
                if self.models['value'].built:
                    broadcast_weights_once(self.models['value'].variables)
            if 'back' in self.models:
                join_averages(self.models['back'])
        return np.isfinite(float(off))


value = Nets().all_of()
if hvd.rank() == 0:
    print(value)
