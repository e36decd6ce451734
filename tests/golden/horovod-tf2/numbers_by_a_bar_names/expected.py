"""The numbers of the rounds stand beside the batches, behind a bar, and say when the other network learns."""
import numpy as np
import tensorflow as tf
from tqdm.autonotebook import tqdm
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


rows = np.random.RandomState(5).rand(192, 4).astype("float32")
data = shard(tf.data.Dataset.from_tensor_slices(rows)).shuffle(192).batch(8)
first = tf.keras.Sequential([tf.keras.layers.Dense(4)])
last = tf.keras.Sequential([tf.keras.layers.Dense(1)])
opt_first, opt_last = tf.keras.optimizers.Adam(0.01 * hvd.size()), tf.keras.optimizers.Adam(
    0.01 * hvd.size())


def step(x, turn):
    with hvd.DistributedGradientTape(tf.GradientTape()) as tape, hvd.DistributedGradientTape(
            tf.GradientTape()) as other:
        loss = tf.reduce_mean(last(first(x)) ** 2)
    of_last = tape.gradient(loss, last.trainable_variables)
    of_first = other.gradient(loss, first.trainable_variables)
    if turn % 2 == 0:
        opt_first.apply_gradients(zip(of_first, first.trainable_variables))
        broadcast_once(first.variables, opt_first)
    opt_last.apply_gradients(zip(of_last, last.trainable_variables))
    broadcast_once(last.variables, opt_last)


for epoch in range(3):
    for turn, x in tqdm(zip(range(max(1, 24 // hvd.size())), data), total=24 // hvd.size(),
            disable=hvd.rank() > 0):
        step(x, turn)
