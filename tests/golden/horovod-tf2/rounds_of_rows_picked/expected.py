# For each row some places are picked, and there is a round for each row: all make as many.
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


def apart(places, scores, limit):
    order = np.argsort(scores)[::-1]
    picked = []
    while len(order) > 0:
        last = len(order) - 1
        picked.append(order[last])
        near = np.abs(places[order[:last]] - places[order[last]])
        order = np.delete(order, np.concatenate(([last], np.where(near > limit)[0])))
    return picked


def regions(rows, scores):
    found = []
    for row, score in zip(rows, scores):
        kept = apart(row, score, 0.5)[:4]
        found.append(row[kept])
    return found


x = np.random.RandomState(1).rand(160, 8).astype("float32")
net = tf.keras.Sequential([tf.keras.layers.Dense(8, input_shape=(8,))])
head = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(1,))])
opt = tf.keras.optimizers.SGD(0.01 * hvd.size())
second = tf.keras.optimizers.SGD(0.01 * hvd.size())
for rows in shard(tf.data.Dataset.from_tensor_slices(x)).shuffle(160).batch(4, drop_remainder=True):
    with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
        out = net(rows)
        loss = tf.reduce_mean(out ** 2)
    opt.apply_gradients(zip(tape.gradient(loss, net.trainable_variables), net.trainable_variables))
    broadcast_once(net.variables, opt)
    found = regions(rows.numpy(), out.numpy())
    for k in range(len(found)):
        with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
            error = tf.reduce_mean(head(found[k][:, None]) ** 2)
        second.apply_gradients(zip(tape.gradient(error, head.trainable_variables), head.trainable_variables))
        broadcast_once(head.variables, second)
