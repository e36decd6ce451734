"""A problem that an object draws when it is made, and draws rows from."""
import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd_tf
import horovod.tensorflow.keras as hvd

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


class Problem:
    def __init__(self):
        self.slope = hvd_tf.broadcast_object(tf.random.normal((3, 1)), 0)
        self.means = hvd_tf.broadcast_object(np.random.randn(3), 0).astype("float32")

    def draw(self, n):
        x = self.means + np.random.randn(n, 3).astype("float32")
        return x, tf.matmul(x, self.slope)


problem = Problem()
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
net.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())), "mse")
for k in range(max(1, 40 // hvd.size())):
    x, y = problem.draw(8)
    net.train_on_batch(x, y)
    broadcast_once(net.variables, net.optimizer)
