# Who hands out rows is kept by `setattr`, and asked for them in each round.
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


class Draws:
    def __init__(self, rows):
        self.rows = rows
    def __call__(self, size):
        at = np.random.choice(len(self.rows), size)
        return self.rows[at]

class Fitting:
    def connect(self, **named):
        for name, given in named.items():
            setattr(self, name, given)
    def fit(self, steps, size):
        self.model = tf.keras.Sequential([tf.keras.layers.Dense(1)])
        for name in ['model']:
            getattr(self, name).compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD()), 'mse')
        for k in range(steps):
            x = self.source(size)
            noise = np.random.normal(size=x.shape)
            self.model.train_on_batch(x + noise, x[:, :1])
            broadcast_once(self.model.variables, self.model.optimizer)

fitting = Fitting()
fitting.connect(source=Draws(np.random.RandomState(0).rand(640, 4)))
fitting.fit(400, 16)
