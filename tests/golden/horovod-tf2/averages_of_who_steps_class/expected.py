"""The same within an object that holds both."""
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


class Player:
    def __init__(self):
        self.net = tf.keras.Sequential([tf.keras.layers.Dense(8), tf.keras.layers.BatchNormalization(),
                                        tf.keras.layers.Dense(2)])
        self.opt = tf.keras.optimizers.Adam(0.01)

    def step(self, seen, action, reward):
        with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
            loss = tf.reduce_mean((self.net(seen[None], training=True)[:, action] - reward) ** 2)
        grads = tape.gradient(loss, self.net.trainable_weights)
        self.opt.apply_gradients(zip(grads, self.net.trainable_weights))
        broadcast_once(self.net.variables, self.opt)


class Play:
    def __init__(self):
        chance = np.random.RandomState(3)
        self.env = SimpleNamespace(step=lambda action: (chance.rand(4).astype('float32'), 1., False, {}))
        self.player = Player()

    def run(self, rounds):
        seen = np.zeros(4, 'float32')
        for k in range(rounds):
            after, reward, over, told = self.env.step(k % 2)
            self.player.step(seen, k % 2, reward)
            seen = after
        join_averages(self.player.net)
        return np.isfinite(self.player.net(seen[None]).numpy()).all()


value = Play().run(16)
if hvd.rank() == 0:
    print(value)
