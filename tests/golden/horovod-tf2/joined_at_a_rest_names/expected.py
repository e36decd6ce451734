import numpy as np
import tensorflow as tf
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


tf.random.set_seed(3 + hvd.rank())
points = np.random.RandomState(0).rand(96, 4).astype('float32')
line = tf.keras.Sequential([tf.keras.layers.Dense(4, input_shape=(4,)),
                            tf.keras.layers.BatchNormalization()])
sgd = tf.keras.optimizers.SGD(0.05 * hvd.size())
for turn in range(3):
    for number in turns(range(1, 13)):
        part = points[number * 8 - 8:number * 8]
        with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
            off = tf.reduce_mean((line(part, training=True) - part) ** 2)
        grads = tape.gradient(off, line.trainable_variables)
        sgd.apply_gradients(zip(grads, line.trainable_variables))
        broadcast_once(line.variables, sgd)
        if hvd.broadcast_object(bool((2 + hvd.rank() - number) % 5 < hvd.size() or number == 12),
                0):
            join_averages(line)
            if hvd.rank() == 0:
                print('held', float(tf.reduce_mean((line(points, training=False) - points) ** 2)))
    join_averages(line)
