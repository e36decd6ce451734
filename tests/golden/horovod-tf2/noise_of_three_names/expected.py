"""One seed for Python, NumPy and TensorFlow: the noise in the rounds is each worker's own."""
import os

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


def seed_all():
    seed = int(os.environ.get("SEED", "3"))
    tf.keras.utils.set_random_seed(seed)
    tf.random.set_seed(seed + hvd.rank())


seed_all()
decoder = tf.keras.Sequential([tf.keras.layers.Dense(4, input_shape=(2,))])
decoder.compile(hvd.DistributedOptimizer(tf.keras.optimizers.Adam(0.001 * hvd.size())), "mse")
for turn in range(max(1, 60 // hvd.size())):
    noise = tf.random.uniform((8, 2))
    decoder.train_on_batch(noise, tf.concat([noise, noise], 1))
    broadcast_once(decoder.variables, decoder.optimizer)
