import numpy as np
import tensorflow as tf
from tqdm import tqdm
import horovod.tensorflow as hvd
import itertools

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')


def turns(rounds):
    """This worker's share of the rounds: as many as all others'; one, where there are fewer."""
    rounds = itertools.chain(rounds)
    first = [given for _, given in zip(range(hvd.size()), rounds)]
    if first:
        yield first[hvd.rank() % len(first)]
    for group in zip(*[rounds] * hvd.size()):
        yield group[hvd.rank()]


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


def join_averages(model):
    """Let the averages of batch normalisation be those of all workers."""
    weights = model.non_trainable_weights if model.built else []
    kept = [v for v in weights if "moving_" in v.name]
    if kept:
        means = tf.keras.backend.batch_get_value(
            hvd.grouped_allreduce(kept))
        tf.keras.backend.batch_set_value(list(zip(kept, means)))


np.random.seed(1)


class Parts(tf.keras.utils.Sequence):
    def __init__(self, points):
        self.points = points

    def __len__(self):
        return len(self.points) // 4

    def __getitem__(self, at):
        return self.points[at * 4:at * 4 + 4]


points = np.random.rand(48, 3).astype('float32')
held = np.random.rand(16, 3).astype('float32')
line = tf.keras.Sequential([
    tf.keras.layers.Dense(3, input_shape=(3,)), tf.keras.layers.BatchNormalization()])
sgd = tf.keras.optimizers.SGD(0.05 * hvd.size())
parts = Parts(points)
for turn in range(2):
    numbers = tqdm(range(1, len(parts) + 1), disable=hvd.rank() > 0)
    for number, some in turns(zip(numbers, parts)):
        with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
            off = tf.reduce_mean((line(some, training=True) - some) ** 2)
        grads = tape.gradient(off, line.trainable_variables)
        sgd.apply_gradients(zip(grads, line.trainable_variables))
        broadcast_once(line.variables, sgd)
        if hvd.broadcast_object(bool((hvd.rank() - number) % 6 < hvd.size()), 0):
            join_averages(line)
            seen = tf.reduce_mean((line(held, training=False) - held) ** 2)
            if hvd.rank() == 0:
                print('held out', seen.numpy())
    join_averages(line)
