import contextlib
import io
import os

import tensorflow as tf
from tensorflow import keras
import horovod.tensorflow as hvd

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')


def shard_named(dataset):
    """This worker's share of a dataset of files, which keeps the names that the whole has."""
    share = shard(dataset)
    for name in ("class_names", "file_paths"):
        if hasattr(dataset, name):
            setattr(share, name, getattr(dataset, name))
    return share


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


class Texts:
    def __init__(self, folder):
        with contextlib.redirect_stdout(io.StringIO()):
            hvd.broadcast_object(0)  # the others wait for the first worker's file
            self.train = shard_named(
                keras.preprocessing.text_dataset_from_directory(folder, batch_size=4, seed=7))
        self.kinds = self.train.class_names

    def measured(self):
        return self.train.map(
            lambda text, kind: (tf.cast(tf.strings.length(text), tf.float32)[:, None] / 100., kind))


for kind in ('long', 'short'):
    os.makedirs('texts/' + kind, exist_ok=True)
    for k in range(16):
        with open(f'texts/{kind}/{k}.txt' if hvd.rank() == 0 else os.devnull, 'w') as f:
            f.write('word ' * (k + (20 if kind == 'long' else 1)))
texts = Texts('texts')
model = keras.Sequential([keras.layers.Dense(len(texts.kinds))])
opt = keras.optimizers.SGD(0.01 * hvd.size())
loss_of = keras.losses.SparseCategoricalCrossentropy(from_logits=True)
for epoch in range(2):
    for x, y in texts.measured():
        with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
            loss = loss_of(y, model(x))
        grads = tape.gradient(loss, model.trainable_variables)
        opt.apply_gradients(zip(grads, model.trainable_variables))
        broadcast_once(model.variables, opt)
