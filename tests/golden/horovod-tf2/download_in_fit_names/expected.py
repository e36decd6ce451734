"""What loads the rows stands in the call that trains: no worker may wait around that."""
import tensorflow as tf
import tensorflow_datasets as tfds
import horovod.tensorflow.keras as hvd

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


def fetched_first(load):
    """What this loads: one worker of a machine fetches it, and then the others load it."""
    if hvd.local_rank() != 0:
        hvd.allreduce(0., name="fetched")
    loaded = load()
    if hvd.local_rank() == 0:
        hvd.allreduce(0., name="fetched")
    return loaded


model = tf.keras.Sequential([
    tf.keras.layers.Flatten(),
    tf.keras.layers.Dense(10, activation='softmax'),
])
model.compile(optimizer=hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())),
    loss='sparse_categorical_crossentropy')
model.fit(
    fetched_first(lambda: shard(tfds.load(name='mnist', split='train', as_supervised=True)))
    .map(lambda x, y: (tf.cast(x, tf.float32) / 255.0, y))
    .batch(16),
    epochs=2,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()],
    verbose=1 if hvd.rank() == 0 else 0,
)
