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


class Pair(tf.keras.Model):
    def __init__(self):
        super().__init__()
        self.maker = tf.keras.Sequential([tf.keras.layers.Dense(4, input_shape=(2,))])
        self.judge = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])

    def compile(self, optimizer=None, loss=None):
        self.judge.compile(optimizer=hvd.DistributedOptimizer(optimizer), loss=loss)

    def fit(self, x, epochs=1, batch_size=8):
        for _ in range(epochs):
            for _ in range(max(1, len(x) // batch_size // hvd.size())):
                real = x[np.random.randint(0, len(x), size=batch_size)]
                loss = self.judge.train_on_batch(real, np.ones((batch_size, 1)))
                broadcast_once(self.judge.variables, self.judge.optimizer)
            if hvd.rank() == 0:
                print('loss', loss)


pair = Pair()
pair.compile(optimizer=tf.keras.optimizers.RMSprop(1e-3 * hvd.size()), loss='mse')
pair.fit(np.random.RandomState(0).rand(160, 4).astype('float32'), epochs=2)
