"""Of what kind something is decides within a step, and all workers see it alike."""
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


def broadcast_weights_once(variables):
    """Send the first worker's weights to all, each once."""
    new = [v for v in variables if not hasattr(v, 'sent')]
    for v in new:
        v.sent = True
    if new:
        hvd.broadcast_variables(new, root_rank=0)


rows = np.random.RandomState(5).rand(192, 4).astype("float32")
data = shard(tf.data.Dataset.from_tensor_slices(rows)).batch(8)
heads = [tf.keras.Sequential([tf.keras.layers.Dense(n)]) for n in (4, 1)]
body = tf.keras.Sequential([tf.keras.layers.Dense(8)])
opt = tf.keras.optimizers.Adam(0.01 * hvd.size())


def far_off(seen):
    if isinstance(seen[0], list):
        loss = 0.0
        for one in seen:
            loss += tf.reduce_mean(one[-1] ** 2)
        return loss
    return tf.reduce_mean(seen[-1] ** 2)


@tf.function
def step(x):
    with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
        inner = body(x)
        loss = far_off([[inner, head(inner)] for head in heads])
    weights = body.trainable_variables
    opt.apply_gradients(zip(tape.gradient(loss, weights), weights))


for epoch in range(3):
    for x in data:
        step(x)
        broadcast_once(body.variables, opt)
        for network in heads:
            if network.built:
                broadcast_weights_once(network.variables)
