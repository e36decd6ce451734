"""Rows are no whole number of rounds: the interval is left as it is."""
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


class Work:
    def __init__(self):
        self.x = np.random.RandomState(0).rand(96, 4).astype('float32')
        self.net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
        self.net.compile(
            hvd.DistributedOptimizer(tf.keras.optimizers.legacy.SGD(0.05 * hvd.size())), 'mse')

    def run(self):
        for k in range(max(1, 48 // hvd.size())):
            i = np.random.choice(96, 8)
            self.net.train_on_batch(self.x[i], self.x[i].sum(1))
            broadcast_once(self.net.variables, self.net.optimizer)
            if k * 8 % 20 == 0:
                if hvd.rank() == 0:
                    self.net.save_weights('net.h5')
        return np.isfinite(self.net.get_weights()[0]).all()


value = Work().run()
if hvd.rank() == 0:
    print(value)
