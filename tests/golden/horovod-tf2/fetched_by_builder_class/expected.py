"""A builder of a class of its own, kept by an object."""
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


class Digits:
    def __init__(self, folder):
        self.builder = tfds.image_classification.MNIST(data_dir=folder)
        if hvd.local_rank() != 0:
            hvd.broadcast_object(0)
        self.builder.download_and_prepare()
        if hvd.local_rank() == 0:
            hvd.broadcast_object(0)

    def rows(self):
        both = self.builder.as_dataset(split='train[:256]', batch_size=-1)
        return tf.cast(both['image'], tf.float32).numpy() / 255, both['label'].numpy()


x, y = Digits('kept').rows()
data = shard(tf.data.Dataset.from_tensor_slices((x, y))).batch(32)
model = tf.keras.Sequential([tf.keras.layers.Flatten(input_shape=(28, 28, 1)),
                             tf.keras.layers.Dense(10)])
opt = tf.keras.optimizers.SGD(0.01 * hvd.size())
lossf = tf.keras.losses.SparseCategoricalCrossentropy(from_logits=True)
for epoch in range(2):
    for rows, wanted in data:
        with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
            loss = lossf(wanted, model(rows))
        grads = tape.gradient(loss, model.trainable_variables)
        opt.apply_gradients(zip(grads, model.trainable_variables))
        broadcast_once(model.variables, opt)
if hvd.rank() == 0:
    print(float(loss))
