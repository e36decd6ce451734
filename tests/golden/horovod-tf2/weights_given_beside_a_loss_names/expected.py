"""A function that is given drawn rows gives the loss and the weights back: the rows are each worker's own."""
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


class Learner:
    def __init__(self):
        self.net = tf.keras.Sequential([tf.keras.layers.Dense(4), tf.keras.layers.Dense(1)])
        self.optimizer = tf.keras.optimizers.SGD(0.05 * hvd.size())

    def parts(self, batch):
        wanted = tf.reduce_sum(batch, 1, keepdims=True)
        return tf.reduce_mean(tf.square(self.net(batch) - wanted)), self.net.trainable_variables

    def fit(self, rows):
        for k in range(max(1, 100 // hvd.size())):
            with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
                loss, weights = self.parts(rows[np.random.randint(0, len(rows), 12)])
            gradients = tape.gradient(loss, weights)
            self.optimizer.apply_gradients(zip(gradients, weights))
            broadcast_once(weights, self.optimizer)
            if self.net.built:
                broadcast_weights_once(self.net.variables)


def parts(net, batch):
    return net.trainable_variables, tf.reduce_mean(tf.square(net(batch)))


rows = np.random.RandomState(3).rand(1200, 3).astype(np.float32)
Learner().fit(rows)
net = tf.keras.Sequential([tf.keras.layers.Dense(2)])
net.build((None, 3))
optimizer = tf.keras.optimizers.SGD(0.05 * hvd.size())
for k in range(max(1, 100 // hvd.size())):
    at = np.random.choice(len(rows), 12)
    batch = rows[at]
    with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
        weights, loss = parts(net, batch)
    gradients = tape.gradient(loss, weights)
    optimizer.apply_gradients(zip(gradients, weights))
    broadcast_once(weights, optimizer)
