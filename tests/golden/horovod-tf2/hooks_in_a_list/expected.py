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


x = np.random.RandomState(0).rand(320, 4).astype("float32")
data = shard(
    tf.data.Dataset.from_tensor_slices((x, x.sum(1, keepdims=True)))).shuffle(320).batch(32)
net = tf.keras.Sequential([tf.keras.layers.Dense(1)])
opt = tf.keras.optimizers.SGD(0.05 * hvd.size())


class Enough(Exception):
    pass


class Plateau:
    def __init__(self, patience):
        self.best, self.waited, self.patience = 1e9, 0, patience

    def at_end(self, epoch, loss):
        if hvd.broadcast_object(bool(loss < self.best), 0):
            self.best, self.waited = loss, 0
        else:
            self.waited += 1
            if hvd.broadcast_object(bool(self.waited >= self.patience), 0):
                opt.learning_rate.assign(opt.learning_rate * 0.5)
                self.waited = 0


class Stop:
    def at_end(self, epoch, loss):
        if hvd.broadcast_object(bool(epoch > 1 and loss < 1e-9), 0):
            raise Enough


def lower(epoch, loss):
    if epoch % 2 == 1:
        if hvd.rank() == 0:
            print(epoch)
    if hvd.broadcast_object(bool(loss > 100), 0):
        opt.learning_rate.assign(0.01 * hvd.size())


def step(a, b):
    with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
        loss = tf.reduce_mean((net(a) - b) ** 2)
    grads = tape.gradient(loss, net.trainable_variables)
    opt.apply_gradients(zip(grads, net.trainable_variables))
    broadcast_once(net.variables, opt)
    return loss


watchers = [Plateau(1), Stop()]
hooks = [lower]
hooks.append(lambda epoch, loss: sys.exit(1) if hvd.broadcast_object(bool(loss > 1e9), 0) else None)
try:
    for epoch in range(4):
        for a, b in data:
            loss = float(step(a, b))
        for watcher in watchers:
            watcher.at_end(epoch, loss)
        for hook in hooks:
            hook(epoch, loss)
except Enough:
    pass
