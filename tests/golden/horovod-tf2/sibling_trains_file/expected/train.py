import numpy as np
import tensorflow as tf

from blocks import Block
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


class Rows:
    def __init__(self):
        self.rows = np.random.RandomState(8).rand(240, 4).astype("float32")
        self.sums = self.rows.sum(axis=1, keepdims=True)

    def draw(self, count):
        at = np.random.randint(0, len(self.rows), count)
        return self.rows[at], self.sums[at]


class Network(tf.keras.Model):
    def __init__(self, rate):
        super().__init__()
        self.block = Block(6)
        self.last = tf.keras.layers.Dense(1)
        self.rule = tf.keras.optimizers.Adam(rate * hvd.size())

    def call(self, x):
        return self.last(self.block(x))

    def step(self, x, y):
        with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
            loss = tf.reduce_mean((self(x) - y) ** 2)
        grads = tape.gradient(loss, self.trainable_variables)
        self.rule.apply_gradients(zip(grads, self.trainable_variables))
        broadcast_once(self.variables, self.rule)
        return loss


def train(model, rows, turns=100):
    for turn in range(max(1, turns // hvd.size())):
        x, y = rows.draw(8)
        loss = model.step(x, y)
    if hvd.rank() == 0:
        model.save_weights("net.h5")


if __name__ == "__main__":
    train(Network(0.001), Rows(), turns=30)
