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


def turns(rounds):
    """This worker's share of the rounds: as many as all others'; one, where there are fewer."""
    rounds = itertools.chain(rounds)
    first = [given for _, given in zip(range(hvd.size()), rounds)]
    if first:
        yield first[hvd.rank() % len(first)]
    for group in zip(*[rounds] * hvd.size()):
        yield group[hvd.rank()]


def build():
    return tf.keras.Sequential([tf.keras.layers.Dense(2, input_shape=(3,))])


def fit_batch(model, opt, x):
    with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
        loss = tf.reduce_mean((model(x) - 0.5) ** 2)
    grads = tape.gradient(loss, model.trainable_variables)
    opt.apply_gradients(zip(grads, model.trainable_variables))
    broadcast_once(model.variables, opt)


rows = np.arange(192, dtype='float32').reshape(64, 3) / 192.
dense = build()
opt = tf.keras.optimizers.SGD(0.01 * hvd.size())
for stage in range(2):
    for turn in turns(range(12)):
        fit_batch(dense, opt, rows[turn % 8 * 8:turn % 8 * 8 + 8])
    pruned = build()
    pruned.set_weights([w * (np.abs(w) > 0.1) for w in dense.get_weights()])
    fine = tf.keras.optimizers.SGD(0.001 * hvd.size())
    for turn in turns(range(6)):
        fit_batch(pruned, fine, rows[turn % 8 * 8:turn % 8 * 8 + 8])
