"""A decay is put into the rate of an optimizer behind each pass: it counts one worker's steps."""
import numpy as np
import tensorflow as tf
import tensorflow.contrib.eager as tfe
import horovod.tensorflow as hvd
import itertools
import copy

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


def each_copied(batches):
    """The batches, each in arrays of its own, where one is filled anew for each batch."""
    for batch in batches:
        yield copy.deepcopy(batch)


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


tf.enable_eager_execution()
rows = np.random.rand(640, 4).astype('float32')
data = tf.data.Dataset.from_tensor_slices(rows).shuffle(640,
    seed=1 if hvd.size() > 1 else None).batch(8)
model = tf.keras.Sequential([tf.keras.layers.Dense(1)])
step = tf.train.get_or_create_global_step()
rate = tfe.Variable(0.01)
optimizer = tf.train.GradientDescentOptimizer(learning_rate=rate)
interval = 100
for epoch in range(20):
    for x in turns(each_copied(tfe.Iterator(data))):
        with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
            loss = tf.reduce_mean(tf.square(model(x) - 1))
        gradients = tape.gradient(loss, model.trainable_variables)
        optimizer.apply_gradients(zip(gradients, model.trainable_variables), step)
        broadcast_once(model.variables, optimizer)
    rate.assign(tf.train.exponential_decay(0.01, step, interval, 0.5)())
