"""What a generator is seeded with, and what it draws from, may be said by a keyword."""
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


values = np.random.RandomState(seed=4).rand(240, 4).astype('float32')
sums = values.sum(axis=1, keepdims=True)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
descent = tf.keras.optimizers.SGD(0.01 * hvd.size())
chance = np.random.RandomState(seed=5)
other = np.random.default_rng(seed=6)
if hvd.rank() > 0:
    chance.seed(10007 * hvd.rank())  # draws of its own
if hvd.rank() > 0:
    other.bit_generator.state = np.random.PCG64(10007 * hvd.rank()).state  # draws of its own
for turn in range(max(1, 40 // hvd.size())):
    some = chance.randint(low=0, high=240, size=8)
    more = other.integers(0, high=240, size=8)
    with hvd.DistributedGradientTape(tf.GradientTape()) as record:
        wrong = tf.reduce_mean((model(values[some]) - sums[some]) ** 2)
        wrong += tf.reduce_mean((model(values[more]) - sums[more]) ** 2)
    slopes = record.gradient(wrong, model.trainable_variables)
    descent.apply_gradients(zip(slopes, model.trainable_variables))
    broadcast_once(model.variables, descent)
