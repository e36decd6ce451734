"""Chance says which rounds are left out, which network learns, and what is done to weights."""
import random

import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')


def shard(dataset):
    """This worker's share of the elements: as many as all others'; all, where there are fewer."""
    count = int(tf.data.experimental.cardinality(dataset))
    if count == tf.data.experimental.UNKNOWN_CARDINALITY:
        dataset = dataset.window(hvd.size(), drop_remainder=True).flat_map(
            lambda *w: tf.data.Dataset.zip(w if len(w) > 1 else w[0]))
    elif 0 <= count < hvd.size():
        return dataset
    elif count > 0:
        dataset = dataset.take(count - count % hvd.size())
    return dataset.shard(hvd.size(), hvd.rank())


def as_the_first(test):
    """Whether this holds on the first worker: all decide alike."""
    return hvd.broadcast(tf.cast(test, tf.float32), 0) > 0


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


rows = np.random.RandomState(3).rand(320, 4).astype("float32")
data = shard(tf.data.Dataset.from_tensor_slices((rows[:, :3], rows[:, 3:]))).shuffle(320).batch(8)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
other = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
opt = tf.keras.optimizers.SGD(0.01 * hvd.size())
opt.build(net.trainable_variables + other.trainable_variables)


def rests():
    return random.random() < 0.1


def shrink(model):
    for w in model.trainable_variables:
        w.assign(0.9 * w)


@tf.function
def calm(w):
    if as_the_first(tf.random.uniform([]) < 0.5):
        w.assign(0.99 * w)


for epoch in range(4):
    for x, y in data:
        if hvd.broadcast_object(bool(rests()), 0):
            continue
        model = net if hvd.broadcast_object(bool(np.random.rand() < 0.5), 0) else other
        with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
            loss = tf.reduce_mean((model(x) - y) ** 2)
        grads = tape.gradient(loss, model.trainable_variables)
        coin = random.random()
        if hvd.broadcast_object(bool(coin < 0.2), 0):
            grads = [2 * g for g in grads]
        elif hvd.broadcast_object(bool(coin < 0.4), 0):
            grads = [0.5 * g for g in grads]
        opt.apply_gradients(zip(grads, model.trainable_variables))
        broadcast_once(model.variables, opt)
    calm(net.trainable_variables[0])
    if hvd.broadcast_object(bool(tf.random.uniform([]) < 0.5), 0):
        opt.learning_rate = 0.001 * hvd.size()
    for w in net.trainable_variables:
        if hvd.broadcast_object(bool(random.random() < 0.5), 0):
            w.assign_add(hvd.broadcast_object(tf.random.normal(w.shape, stddev=0.01), 0))
    while hvd.broadcast_object(bool(random.random() < 0.3), 0):
        shrink(net)
    for k in range(hvd.broadcast_object(random.randint(0, 2), 0)):
        shrink(other)
