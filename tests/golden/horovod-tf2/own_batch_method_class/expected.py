"""A model has a `train_on_batch` of its own, which makes a tape and wants no `compile`."""
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


class Net(tf.keras.Model):
    def __init__(self):
        super().__init__()
        self.last = tf.keras.layers.Dense(1)
        self.opt = tf.keras.optimizers.SGD(0.05 * hvd.size())

    def call(self, x):
        return self.last(x)

    def train_on_batch(self, x, y):
        with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
            loss = tf.reduce_mean((self(x) - y) ** 2)
        grads = tape.gradient(loss, self.trainable_variables)
        self.opt.apply_gradients(zip(grads, self.trainable_variables))
        broadcast_once(self.variables, self.opt)
        return loss


rows = np.random.RandomState(3).rand(192, 4).astype('float32')
wanted = rows.sum(1, keepdims=True)
net = Net()
for k in range(max(1, 100 // hvd.size())):
    at = np.random.randint(0, len(rows), 8)
    net.train_on_batch(rows[at], wanted[at])
