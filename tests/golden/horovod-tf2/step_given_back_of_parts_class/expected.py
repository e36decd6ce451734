"""The same in a class that keeps the object, the step and its label."""
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


class Auto:
    def __init__(self, n):
        self.enc = tf.keras.Sequential([tf.keras.layers.Dense(3, input_shape=(n,))])
        self.dec = tf.keras.Sequential([tf.keras.layers.Dense(n, input_shape=(3,))])

    def back(self, x):
        return self.dec(self.enc(x, training=True), training=True)


def make_step(kind, model, opt):
    @tf.function
    def plain(x):
        with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
            loss = tf.reduce_mean((model.back(x) - x) ** 2)
        g = tape.gradient(loss, model.enc.trainable_variables + model.dec.trainable_variables)
        opt.apply_gradients(zip(g, model.enc.trainable_variables + model.dec.trainable_variables))
        return loss

    return plain, kind.upper()


class Driver:
    def __init__(self, rows):
        self.rows = rows
        self.model = Auto(6)
        self.opt = tf.keras.optimizers.Adam(0.01 * hvd.size())
        self.step, self.label = make_step('l2', self.model, self.opt)

    def __call__(self, steps):
        if hvd.rank() > 0:
            np.random.seed(10007 * hvd.rank())  # draws of its own
        for i in range(max(1, steps // hvd.size())):
            pick = np.random.choice(len(self.rows), 16, replace=False)
            self.step(self.rows[pick])
            broadcast_once(self.model.enc.variables + self.model.dec.variables, self.opt)
        if hvd.rank() == 0:
            print(self.label, float(tf.reduce_mean((self.model.back(self.rows) - self.rows) ** 2)))


np.random.seed(2)
tf.random.set_seed(2 + hvd.rank())
Driver(np.random.rand(64, 6).astype('float32'))(30)
