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


N, B = 120, 10
data = np.random.RandomState(23).rand(N, 7).astype(np.float32)
target = data.std(1, keepdims=True)
model = tf.keras.models.Sequential([tf.keras.layers.Dense(8, activation='relu', input_shape=(7,)), tf.keras.layers.Dense(1)])
optimizer = tf.keras.optimizers.RMSprop(
    lr_max * hvd.size()) if False else tf.keras.optimizers.RMSprop(0.002 * hvd.size())

for epoch in range(2):
    perm = hvd.broadcast_object(np.random.permutation(N), 0)
    for i in turns(range(0, N, B)):
        rows = perm[i:i + B]
        with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
            out = model(data[rows])
            loss = tf.losses.mse(target[rows], out)
        grads = tape.gradient(loss, model.trainable_variables)
        optimizer.apply_gradients(zip(grads, model.trainable_variables))
        broadcast_once(model.variables, optimizer)
    if hvd.rank() == 0:
        print('Epoch', epoch, float(tf.reduce_mean(loss)))
