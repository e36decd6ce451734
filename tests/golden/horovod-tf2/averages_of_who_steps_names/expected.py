"""The same by another name, with two nets."""
from types import SimpleNamespace

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


def join_averages(model):
    """Let the averages of batch normalisation be those of all workers."""
    weights = model.non_trainable_weights if model.built else []
    kept = [v for v in weights if "moving_" in v.name]
    if kept:
        means = tf.keras.backend.batch_get_value(
            hvd.grouped_allreduce(kept))
        tf.keras.backend.batch_set_value(list(zip(kept, means)))


numbers = np.random.RandomState(7)
bench = SimpleNamespace(update=lambda k: numbers.rand(3).astype('float32'))


def layered(many):
    return tf.keras.Sequential([tf.keras.layers.Dense(6), tf.keras.layers.BatchNormalization(),
                                tf.keras.layers.Dense(many)])


class Critic:
    def __init__(self):
        self.near, self.far = layered(1), layered(3)
        self.by, self.of = tf.keras.optimizers.SGD(0.01), tf.keras.optimizers.SGD(0.02)

    def update(self, rows):
        for net, opt in ((self.near, self.by), (self.far, self.of)):
            pass
        with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
            off = tf.reduce_mean(self.near(rows, training=True) ** 2)
        self.by.apply_gradients(zip(tape.gradient(off, self.near.trainable_variables),
                                    self.near.trainable_variables))
        broadcast_once(self.near.variables, self.by)
        with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
            gap = tf.reduce_mean((self.far(rows, training=True) - rows) ** 2)
        self.of.apply_gradients(zip(tape.gradient(gap, self.far.trainable_variables),
                                    self.far.trainable_variables))
        broadcast_once(self.far.variables, self.of)


critic = Critic()
for k in range(12):
    rows = np.stack([bench.update(k) for _ in range(8)])
    critic.update(rows)
join_averages(critic.near)
join_averages(critic.far)
if hvd.rank() == 0:
    print(np.isfinite(critic.near(rows).numpy()).all())
