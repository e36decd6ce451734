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


class Training:
    def __init__(self):
        self.one = tf.keras.Sequential([tf.keras.layers.Dense(4, input_shape=(3,))])
        self.other = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
        self.opt = tf.keras.optimizers.Adam(0.01 * hvd.size())

    def all_variables(self):
        return self.one.trainable_variables + self.other.trainable_variables

    @tf.function
    def step(self, x, y):
        held = self.all_variables()
        with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
            loss = tf.reduce_mean((self.other(self.one(x)) - y) ** 2)
        grads = tape.gradient(loss, held)
        self.opt.apply_gradients(zip(grads, held))
        return loss

    def fit(self, x, y):
        for k in range(max(1, 60 // hvd.size())):
            at = np.random.choice(len(x), 16)
            loss = self.step(x[at], y[at])
            broadcast_once(self.all_variables(), self.opt)
            if self.one.built:
                broadcast_weights_once(self.one.variables)
            if self.other.built:
                broadcast_weights_once(self.other.variables)
            if k % 10 == 0:
                if hvd.rank() == 0:
                    print(k, float(loss))


x = np.random.RandomState(0).rand(640, 3).astype('float32')
Training().fit(x, x.sum(axis=1, keepdims=True))
