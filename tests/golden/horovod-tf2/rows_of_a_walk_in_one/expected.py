"""Rows of files that are found in one expression, and handed on at once."""
import json
import os
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


def read(names):
    rows = np.zeros((len(names), 3), 'float32')
    for i, name in enumerate(names):
        with open(name, encoding='utf-8') as file:
            text = file.read()
        rows[i] = [len(text) % 7, text.count('e') % 5, len(name) % 3]
    return rows


base = os.path.dirname(json.__file__)
found = [os.path.join(place, name) for place, _,
    names in sorted(os.walk(base)) for name in sorted(names)
         if name.endswith('.py')]
rows = np.tile(
    np.concatenate(
        [read(found), read([base + '/' + n for n in hvd.broadcast_object(os.listdir(base), 0)
                                                  if n.endswith('.py')])]), (8, 1))
data = shard(tf.data.Dataset.from_tensor_slices(rows)).batch(4)
net = tf.keras.Sequential([tf.keras.layers.Dense(3, input_shape=(3,))])
opt = tf.keras.optimizers.SGD(0.001 * hvd.size())
for epoch in range(2):
    for a in data:
        with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
            loss = tf.reduce_mean(tf.square(net(a) - a))
        grads = tape.gradient(loss, net.trainable_variables)
        opt.apply_gradients(zip(grads, net.trainable_variables))
        broadcast_once(net.variables, opt)
if hvd.rank() == 0:
    net.save_weights('net.h5')
