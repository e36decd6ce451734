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


SETTINGS = {'size': 16}


class Memory:
    def __init__(self, rows, settings):
        self.rows = rows
        self.rng = np.random.RandomState(
            None if settings.get('seed') is None else settings.get('seed') + hvd.rank())

    def sample(self, n):
        return self.rows[self.rng.choice(len(self.rows), n)]


memory = Memory(np.random.RandomState(1).rand(512, 4).astype('float32'), SETTINGS)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
opt = tf.keras.optimizers.SGD(0.1 * hvd.size())
for k in range(max(1, 100 // hvd.size())):
    a = memory.sample(SETTINGS['size'])
    with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
        loss = tf.reduce_mean((net(a) - tf.reduce_sum(a, 1, keepdims=True)) ** 2)
    opt.apply_gradients(zip(tape.gradient(loss, net.trainable_variables), net.trainable_variables))
    broadcast_once(net.variables, opt)
