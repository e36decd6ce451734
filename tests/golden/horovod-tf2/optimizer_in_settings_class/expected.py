"""The same in an object that keeps its settings."""
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


class Gan:
    def __init__(self):
        self.how = dict(loss='mse',
            optimizer=tf.keras.optimizers.legacy.Adam(0.002 * hvd.size(), 0.5))
        self.d = tf.keras.Sequential([tf.keras.layers.Dense(1, activation='sigmoid', input_shape=(4,))])
        self.d.compile(**self.how)
        self.d.optimizer = hvd.DistributedOptimizer(self.d.optimizer)
        self.d.trainable = False
        self.g = tf.keras.Sequential([tf.keras.layers.Dense(4, input_shape=(2,))])
        z = tf.keras.Input((2,))
        self.both = tf.keras.Model(z, self.d(self.g(z)))
        self.both.compile(loss='mse',
            optimizer=hvd.DistributedOptimizer(
                tf.keras.optimizers.legacy.Adam(0.002 * hvd.size(), 0.5)))

    def train(self, x, steps):
        for k in range(max(1, steps // hvd.size())):
            z = np.random.normal(size=(8, 2))
            self.d.train_on_batch(x[np.random.randint(0, len(x), 8)], np.ones((8, 1)))
            broadcast_once(self.d.variables, self.d.optimizer)
            self.d.train_on_batch(self.g.predict(z, verbose=0), np.zeros((8, 1)))
            broadcast_once(self.d.variables, self.d.optimizer)
            self.both.train_on_batch(z, np.ones((8, 1)))
            broadcast_once(self.both.variables, self.both.optimizer)
        return self.g.get_weights()[0].shape


value = Gan().train(np.random.RandomState(2).rand(96, 4), 10)
if hvd.rank() == 0:
    print(value)
