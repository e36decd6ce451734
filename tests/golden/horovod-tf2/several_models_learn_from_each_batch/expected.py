# A method hands out batches of mixed rows, which several models learn from, each in turn.
import random

import numpy as np
import tensorflow as tf
import horovod.tensorflow.keras as hvd
import itertools
import horovod.tensorflow as hvd_tf

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')


def turns(rounds):
    """This worker's share of the rounds: as many as all others'; one, where there are fewer."""
    rounds = itertools.chain(rounds)
    first = [given for _, given in zip(range(hvd.size()), rounds)]
    if first:
        yield first[hvd.rank() % len(first)]
    for group in zip(*[rounds] * hvd.size()):
        yield group[hvd.rank()]


def broadcast_once(variables, optimizer, done={}):
    """Send the first worker's weights and optimizer state to all, each once, after a step."""
    key = (id(optimizer), id(variables[0]))
    new = [v for v in variables if key not in done or not hasattr(v, 'sent')]
    for v in new:
        v.sent = True
    if new:
        hvd_tf.broadcast_variables(new, root_rank=0)
    if key not in done:
        done[key] = optimizer, variables[0]
        state = optimizer.variables() if callable(optimizer.variables) else optimizer.variables
        hvd_tf.broadcast_variables(state, root_rank=0)


def join_averages(model):
    """Let the averages of batch normalisation be those of all workers."""
    weights = model.non_trainable_weights if model.built else []
    kept = [v for v in weights if "moving_" in v.name]
    if kept:
        means = tf.keras.backend.batch_get_value(
            hvd_tf.grouped_allreduce(kept))
        tf.keras.backend.batch_set_value(list(zip(kept, means)))


class Tagger:
    def __init__(self, names, rows, wanted):
        self.names = names
        self.rows, self.wanted = rows, wanted
        self.models = {}
        for name in names:
            model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
            model.compile(loss="mse",
                optimizer=hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.05 * hvd.size())))
            self.models[name] = model

    def train(self):
        for batch in turns(self.batches()):
            for name in self.names:
                self.models[name].train_on_batch(batch[name][0], batch[name][1])
                broadcast_once(self.models[name].variables, self.models[name].optimizer)
        for name in self.names:
            join_averages(self.models[name])

    def batches(self):
        order = list(range(0, len(self.rows), 8))
        random.shuffle(order)
        for at in order:
            batch = {}
            for name in self.names:
                batch[name] = (self.rows[at:at + 8], self.wanted[at:at + 8])
            yield batch


r = np.random.RandomState(0)
rows = r.rand(960, 4).astype("float32")
wanted = rows.sum(1, keepdims=True)
tagger = Tagger(["one"], rows, wanted)
for epoch in range(3):
    tagger.train()
    if hvd.rank() == 0:
        print("pass", epoch)
