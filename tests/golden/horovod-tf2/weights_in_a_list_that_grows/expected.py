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


def join_averages(model):
    """Let the averages of batch normalisation be those of all workers."""
    weights = model.non_trainable_weights if model.built else []
    kept = [v for v in weights if "moving_" in v.name]
    if kept:
        means = tf.keras.backend.batch_get_value(
            hvd.grouped_allreduce(kept))
        tf.keras.backend.batch_set_value(list(zip(kept, means)))


np.random.seed(0)
rows = np.random.rand(64, 4).astype('float32')
data = shard(tf.data.Dataset.from_tensor_slices(rows)).batch(8)
depth = tf.keras.Sequential([tf.keras.layers.Dense(4, input_shape=(4,))])
pose = tf.keras.Sequential([
    tf.keras.layers.Dense(4, input_shape=(4,)), tf.keras.layers.BatchNormalization()])
weights = depth.trainable_weights
weights.extend(pose.trainable_weights)
opt = tf.keras.optimizers.SGD(0.05 * hvd.size())


@tf.function
def step(x):
    with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
        loss = tf.reduce_mean((pose(depth(x), training=True) - x) ** 2)
    opt.apply_gradients(zip(tape.gradient(loss, weights), weights))
    return loss


for epoch in range(3):
    for x in data:
        step(x)
        broadcast_once(weights, opt)
        if depth.built:
            broadcast_weights_once(depth.variables)
        if pose.built:
            broadcast_weights_once(pose.variables)
    join_averages(depth)
    join_averages(pose)
if hvd.rank() == 0:
    print('loss', float(tf.reduce_mean((pose(depth(rows)) - rows) ** 2)))
