"""An object moves the rate on in a method, once a round."""
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


rows = np.random.RandomState(0).rand(320, 4).astype("float32")
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
net.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.5)), 'mse')
class S:
    def __init__(self):
        self.rate = 0.5
    def step(self):
        self.rate *= 0.99
        tf.keras.backend.set_value(net.optimizer.learning_rate, self.rate)
s = S()
for k in range(0, len(rows), 8):
    net.train_on_batch(rows[k:k + 8, :3], rows[k:k + 8, 3:])
    broadcast_once(net.variables, net.optimizer)
    s.step()
