"""A setting is called as the count of an optimizer's updates, and a chosen number for a list ends its own search."""
import argparse
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


parser = argparse.ArgumentParser()
parser.add_argument("--iterations", type=int, default=36)
ITERATIONS = parser.parse_args([]).iterations


def chosen(weights, times):
    found = []
    random.setstate(hvd.broadcast_object(random.getstate(), 0))
    for _ in range(times):
        value, seen = random.uniform(0, sum(weights)), 0.0
        for k, weight in enumerate(weights):
            seen += weight
            if value < seen:
                found.append(k)
                break
    return found


def loaded(rows, weights=None):
    if weights is not None:
        rows = rows[chosen(weights, len(weights))]
    return shard(tf.data.Dataset.from_tensor_slices(rows)).repeat().batch(8)


rows = np.random.RandomState(5).rand(192, 4).astype("float32")
given = iter(loaded(rows))
model = tf.keras.Sequential([tf.keras.layers.Dense(1)])
opt = tf.keras.optimizers.Adam(0.01 * hvd.size())
for k in range(max(1, ITERATIONS // hvd.size())):
    x = next(given)
    with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
        loss = tf.reduce_mean((model(x[:, :3]) - x[:, 3:]) ** 2)
    grads = tape.gradient(loss, model.trainable_variables)
    opt.apply_gradients(zip(grads, model.trainable_variables))
    broadcast_once(model.variables, opt)
    if hvd.rank() == 0:
        print(str(k).zfill(len(str(ITERATIONS))), float(loss))
