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


class Trainer:
    def __init__(self, size=32):
        self.size = size
        self.net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(8,))])
        self.opt = tf.keras.optimizers.SGD(0.01)

    def step(self, a, b):
        assert a.shape[0] == self.size, 'a batch must be full'
        with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
            loss = tf.reduce_mean((self.net(a) - b) ** 2)
        grads = tape.gradient(loss, self.net.trainable_variables)
        self.opt.apply_gradients(zip(grads, self.net.trainable_variables))
        broadcast_once(self.net.variables, self.opt)

    def train(self, rows, wanted, epochs):
        for epoch in range(epochs):
            for k in range(0, len(rows), self.size):
                self.step(rows[k:k + self.size], wanted[k:k + self.size])


rng = np.random.RandomState(1)
x, y = rng.rand(320, 8).astype('float32'), rng.rand(320, 1).astype('float32')
Trainer().train(x, y, 3)
