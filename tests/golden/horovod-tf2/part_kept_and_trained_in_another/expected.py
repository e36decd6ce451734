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


class Nets:
    def __init__(self):
        self.G = None
        self.AM = None

    def generator(self):
        if self.G:
            return self.G
        self.G = tf.keras.Sequential()
        self.G.add(tf.keras.layers.Dense(4, input_dim=8))
        return self.G

    def adversarial(self):
        if self.AM:
            return self.AM
        self.AM = tf.keras.Sequential()
        self.AM.add(self.generator())
        self.AM.add(tf.keras.layers.Dense(1))
        self.AM.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())), 'mse')
        return self.AM


class Trainer:
    def __init__(self):
        self.nets = Nets()
        self.whole = self.nets.adversarial()
        self.generator = self.nets.generator()

    def train(self, steps=40):
        for k in range(max(1, steps // hvd.size())):
            noise = np.random.rand(8, 8)
            made = self.generator.predict(noise, verbose=0)
            self.whole.train_on_batch(noise, made.sum(axis=1))
            broadcast_once(self.whole.variables, self.whole.optimizer)


Trainer().train()
