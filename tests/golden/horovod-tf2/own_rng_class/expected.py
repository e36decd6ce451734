import random

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


tf.keras.utils.set_random_seed(11)


class Memory:
    def __init__(self, size):
        self.pick = random.Random(5 + hvd.rank())
        self.rows = [(i / size, 3 * i / size + 1) for i in range(size)]

    def some(self, count):
        drawn = self.pick.sample(self.rows, count)
        noise = np.random.normal(0, 0.01, count)
        return np.array([a for a, _ in drawn], "float32")[:, None], np.array([b for _, b in drawn], "float32") + noise.astype("float32")


class Learner:
    def __init__(self):
        self.memory = Memory(200)
        self.net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(1,))])
        self.opt = tf.keras.optimizers.Adam(0.02 * hvd.size())

    def learn(self):
        a, b = self.memory.some(8)
        with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
            loss = tf.reduce_mean((self.net(a)[:, 0] - b) ** 2)
        self.opt.apply_gradients(zip(tape.gradient(loss, self.net.trainable_variables), self.net.trainable_variables))
        broadcast_once(self.net.variables, self.opt)
        return loss


learner = Learner()
if hvd.rank() > 0:
    np.random.seed(10007 * hvd.rank())  # draws of its own
for i in range(max(1, 40 // hvd.size())):
    loss = learner.learn()
if hvd.rank() == 0:
    print("loss", float(loss))
