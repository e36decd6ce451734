# Noise of the rounds comes of a generator with a seed; rows of another one, and what is asked first.
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


made = tf.random.Generator.from_seed(1)
rows = made.normal([512, 4]).numpy()
data = shard(tf.data.Dataset.from_tensor_slices(rows)).shuffle(512).batch(16)
both = tf.random.Generator.from_seed(2)
scale = both.normal([4])
noise = tf.random.Generator.from_seed(42 + hvd.rank())
model = tf.keras.Sequential([tf.keras.layers.Dense(4, input_shape=(4,))])
optimizer = tf.keras.optimizers.SGD(0.01 * hvd.size())
for epoch in range(2):
    for x in data:
        with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
            wanted = x + 0.01 * both.normal(tf.shape(x)) * scale
            loss = tf.reduce_mean((model(x + 0.1 * noise.normal(tf.shape(x))) - wanted) ** 2)
        grads = tape.gradient(loss, model.trainable_variables)
        optimizer.apply_gradients(zip(grads, model.trainable_variables))
        broadcast_once(model.variables, optimizer)
