"""The same in a class that Keras trains."""
import random

import numpy as np
import tensorflow as tf
import horovod.tensorflow.keras as hvd
import horovod.tensorflow as hvd_tf

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
        hvd_tf.broadcast_variables(new, root_rank=0)
    if key not in done:
        done[key] = optimizer, variables[0]
        state = optimizer.variables() if callable(optimizer.variables) else optimizer.variables
        hvd_tf.broadcast_variables(state, root_rank=0)


class Agent:
    def __init__(self):
        self.kept = []
        self.net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
        self.net.compile(hvd.DistributedOptimizer(tf.keras.optimizers.legacy.SGD(0.05)), 'mse')

    def replay(self):
        if len(self.kept) < 16:
            return
        rows = np.stack(random.sample(self.kept, 8))
        self.net.train_on_batch(rows, rows[:, 0])
        broadcast_once(self.net.variables, self.net.optimizer)

    def run(self):
        chance = np.random.RandomState(2)
        for k in range(40):
            self.kept.append(chance.rand(4))
            self.replay()
        return len(self.kept)


value = Agent().run()
if hvd.rank() == 0:
    print(value)
