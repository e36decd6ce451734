# What is mixed is an object that lets its rows be set one by one, and not all at once.
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


class Graphs:
    def __init__(self, rows):
        self.kept = list(rows)

    def __len__(self):
        return len(self.kept)

    def __getitem__(self, k):
        return self.kept[k]

    def __setitem__(self, k, row):
        if isinstance(k, slice):
            raise ValueError('one graph at a time')
        self.kept[k] = row


graphs = Graphs(np.random.RandomState(4).rand(192, 4).astype('float32'))
np.random.set_state(hvd.broadcast_object(np.random.get_state(), 0))
np.random.shuffle(graphs)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
descent = tf.keras.optimizers.SGD(0.01)
for turn in range(3):
    for k in range(0, len(graphs), 8):
        seen = np.stack([graphs[j] for j in range(k, k + 8)])
        with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
            loss = tf.reduce_mean((net(seen) - seen.sum(axis=1, keepdims=True)) ** 2)
        grads = tape.gradient(loss, net.trainable_variables)
        descent.apply_gradients(zip(grads, net.trainable_variables))
        broadcast_once(net.variables, descent)
