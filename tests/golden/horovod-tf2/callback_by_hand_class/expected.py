"""Callbacks that the program calls itself, one and in a list, in a class."""
import numpy as np
import tensorflow as tf
from tensorflow.keras.callbacks import CSVLogger, ModelCheckpoint
import horovod.tensorflow.keras as hvd
import itertools
import horovod.tensorflow as hvd_tf

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')


def for_worker(given):
    """The callbacks this worker runs: only the first one writes files."""
    writers = (ModelCheckpoint,
        tf.keras.callbacks.TensorBoard, CSVLogger)
    own = tf.nest.flatten(given or [])
    return [c for c in own if hvd.rank() == 0 or not isinstance(c, writers)]


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


x = np.random.RandomState(0).rand(640, 4).astype("float32")
y = x.sum(1, keepdims=True)


class Trainer:
    def __init__(self):
        self.model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
        self.model.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())),
            "mse")
        self.table = CSVLogger("loss.csv")
        if hvd.rank() == 0:
            self.table.set_model(self.model)
        kept = [ModelCheckpoint("net.h5"), tf.keras.callbacks.CSVLogger("again.csv")]
        self.all = tf.keras.callbacks.CallbackList(for_worker(kept), model=self.model)

    def train(self):
        if hvd.rank() == 0:
            self.table.on_train_begin()
        self.all.on_train_begin()
        for epoch in range(3):
            for k in turns(range(0, 640, 32)):
                loss = self.model.train_on_batch(x[k:k + 32], y[k:k + 32])
                broadcast_once(self.model.variables, self.model.optimizer)
            if hvd.rank() == 0:
                self.table.on_epoch_end(epoch, {"loss": loss})
            self.all.on_epoch_end(epoch, {"loss": loss})
        if hvd.rank() == 0:
            self.table.on_train_end()
        self.all.on_train_end()


Trainer().train()
