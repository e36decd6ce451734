"""The same in a class."""
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


class Training:
    def __init__(self, rows):
        self.rows, self.n = rows, len(rows) // 8
        self.net = tf.keras.Sequential([tf.keras.layers.Dense(4, input_shape=(4,))])
        self.net.compile(
            hvd.DistributedOptimizer(tf.keras.optimizers.legacy.Adam(0.01 * hvd.size())), 'mse')

    def run(self, epochs):
        for epoch in range(epochs):
            for k in range(1, max(1, self.n // hvd.size()) + 1):
                at = np.random.choice(len(self.rows), 8)
                loss = self.net.train_on_batch(self.rows[at], self.rows[at])
                broadcast_once(self.net.variables, self.net.optimizer)
                if (max(1, self.n // hvd.size()) * epoch + k) % max(1, 6 // hvd.size()) == 0:
                    if hvd.rank() == 0:
                        self.net.save_weights('class.h5')
        return np.isfinite(loss)


value = Training(np.random.RandomState(2).rand(96, 4).astype('float32')).run(3)
if hvd.rank() == 0:
    print(value)
