"""What is saved every so many rounds is saved in the last one as well, which the number of the rounds tells."""
import argparse
import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd

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


parser = argparse.ArgumentParser()
parser.add_argument('--rounds', type=int, default=50)
parser.add_argument('--every', type=int, default=20)
args = parser.parse_args()
rows = np.random.RandomState(0).rand(640, 4).astype('float32')
wanted = rows.sum(axis=1, keepdims=True)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
opt = tf.keras.optimizers.SGD(0.01 * hvd.size())


def step(x, y):
    with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
        loss = tf.reduce_mean((model(x) - y) ** 2)
    grads = tape.gradient(loss, model.trainable_variables)
    opt.apply_gradients(zip(grads, model.trainable_variables))
    broadcast_once(model.variables, opt)
    return loss


batches = iter(
    shard(tf.data.Dataset.from_tensor_slices((rows, wanted))).repeat().shuffle(640).batch(16))
for k in range(max(1, args.rounds // hvd.size())):
    step(*next(batches))
    if (k + 1) % max(1, args.every // hvd.size()) == 0 or (k + 1) == max(1,
            args.rounds // hvd.size()):
        if hvd.rank() == 0:
            model.save_weights('kept.h5')
for k in range(-(-44 // hvd.size())):
    at = np.random.randint(0, 640, 16)
    step(rows[at], wanted[at])
    if k % max(1, 20 // hvd.size()) == 0 and k != -(-44 // hvd.size()) - 1:
        if hvd.rank() == 0:
            model.save_weights('kept.h5')
    elif k == -(-44 // hvd.size()) - 1:
        if hvd.rank() == 0:
            model.save_weights('last.h5')
for k in range(1, max(1, 40 // hvd.size()) + 1):
    at = np.random.randint(0, 640, 16)
    step(rows[at], wanted[at])
    if k % max(1, 20 // hvd.size()) == 0 or k == max(1, 40 // hvd.size()) or k == 30:
        if hvd.rank() == 0:
            model.save_weights('kept.h5')
