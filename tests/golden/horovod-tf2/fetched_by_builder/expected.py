"""A builder fetches the data and makes it ready, in a folder that all workers of a machine share."""
import tensorflow as tf
import tensorflow_datasets as tfds
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


builder = tfds.builder('mnist')
if hvd.local_rank() != 0:
    hvd.broadcast_object(0)
builder.download_and_prepare()
if hvd.local_rank() == 0:
    hvd.broadcast_object(0)
data = shard(builder.as_dataset(split='train', as_supervised=True)).take(
    -(-256 // hvd.size())).batch(32)
model = tf.keras.Sequential([tf.keras.layers.Flatten(input_shape=(28, 28, 1)),
                             tf.keras.layers.Dense(10)])
opt = tf.keras.optimizers.SGD(0.01 * hvd.size())
lossf = tf.keras.losses.SparseCategoricalCrossentropy(from_logits=True)
for epoch in range(3):
    for x, y in data:
        with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
            loss = lossf(y, model(tf.cast(x, tf.float32) / 255))
        grads = tape.gradient(loss, model.trainable_variables)
        opt.apply_gradients(zip(grads, model.trainable_variables))
        broadcast_once(model.variables, opt)
if hvd.rank() == 0:
    print(float(loss))
