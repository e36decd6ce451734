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


def join_averages(model):
    """Let the averages of batch normalisation be those of all workers."""
    weights = model.non_trainable_weights if model.built else []
    kept = [v for v in weights if "moving_" in v.name]
    if kept:
        means = tf.keras.backend.batch_get_value(
            hvd.grouped_allreduce(kept))
        tf.keras.backend.batch_set_value(list(zip(kept, means)))


rows = np.random.RandomState(3).rand(240, 5).astype("float32")
sums = rows.sum(axis=1, keepdims=True)
data = shard(tf.data.Dataset.from_tensor_slices((rows, sums))).shuffle(240).batch(8)


def network(width):
    return tf.keras.Sequential([
        tf.keras.layers.Dense(width, activation="tanh", input_shape=(5,)),
        tf.keras.layers.BatchNormalization(),
        tf.keras.layers.Dense(1),
    ])


def step(model, optimizer, x, y):
    with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
        loss = tf.reduce_mean((model(x, training=True) - y) ** 2)
    grads = tape.gradient(loss, model.trainable_variables)
    optimizer.apply_gradients(zip(grads, model.trainable_variables))
    broadcast_once(model.trainable_variables, optimizer)
    return loss


small, large = network(4), network(9)
models = [small, large]
optimizers = [tf.keras.optimizers.SGD(0.01 * hvd.size()) for model in models]
for epoch in range(2):
    for x, y in data:
        for model, optimizer in zip(models, optimizers):
            step(model, optimizer, x, y)
    for model, optimizer in zip(models, optimizers):
        join_averages(model)
if hvd.rank() == 0:
    small.save_weights("small.h5")
    large.save_weights("large.h5")
