import copy
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


def broadcast_weights_once(variables):
    """Send the first worker's weights to all, each once."""
    new = [v for v in variables if not hasattr(v, 'sent')]
    for v in new:
        v.sent = True
    if new:
        hvd.broadcast_variables(new, root_rank=0)


class Judge:
    def __init__(self):
        self.net = tf.keras.Sequential([tf.keras.layers.Dense(1)])


class Learner:
    def __init__(self):
        self.judge = Judge()
        self.slow = copy.deepcopy(self.judge)
        self.opt = tf.keras.optimizers.SGD(0.01 * hvd.size())

    def follow(self):
        pairs = zip(self.judge.net.variables, self.slow.net.variables)
        self.slow.net.set_weights([0.1 * w + 0.9 * s for w, s in pairs])

    def learn(self, x):
        with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
            goal = tf.stop_gradient(self.slow.net(x))
            loss = tf.reduce_mean((self.judge.net(x) - 0.9 * goal) ** 2)
        grads = tape.gradient(loss, self.judge.net.trainable_variables)
        self.opt.apply_gradients(zip(grads, self.judge.net.trainable_variables))
        broadcast_once(self.judge.net.variables, self.opt)
        if self.slow.net.built:
            broadcast_weights_once(self.slow.net.variables)
        self.follow()


learner = Learner()
rows = np.arange(192, dtype='float32').reshape(64, 3) / 192.
for turn in range(max(1, 12 // hvd.size())):
    learner.learn(rows[np.random.randint(0, 64, 8)])
