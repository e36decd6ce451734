"""A generator is made anew in each round, by a seed that goes on; TensorFlow is seeded by it, too."""
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


rows = np.random.RandomState(3).rand(160, 4).astype("float32")


class Trainer:
    def __init__(self):
        self.net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
        self.opt = tf.keras.optimizers.SGD(0.01 * hvd.size())

    def step(self, seed):
        rng = np.random.default_rng(seed + 10007 * hvd.rank())
        x = rows[rng.integers(0, len(rows), 8)]
        with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
            said = self.net(x[:, :3] + tf.random.normal((8, 3), stddev=0.01))
            loss = tf.reduce_mean((said - x[:, 3:]) ** 2)
        grads = tape.gradient(loss, self.net.trainable_variables)
        self.opt.apply_gradients(zip(grads, self.net.trainable_variables))
        broadcast_once(self.net.variables, self.opt)


trainer = Trainer()
for turn in range(max(1, 60 // hvd.size())):
    tf.random.set_seed(turn + 10007 * hvd.rank())
    trainer.step(turn)
