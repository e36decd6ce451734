import tensorflow as tf
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


def prepared(rows, training):
    rows = rows.map(lambda x, y: (tf.cast(x, tf.float32) / 255., y))
    if training:
        rows = rows.shuffle(1000, seed=1)
    return rows.batch(16)


if hvd.local_rank() != 0:
    hvd.allreduce(0.)
(x, y), (x_test, y_test) = tf.keras.datasets.mnist.load_data()
if hvd.local_rank() == 0:
    hvd.allreduce(0.)
seen = prepared(shard(tf.data.Dataset.from_tensor_slices((x, y))), True)
unseen = prepared(tf.data.Dataset.from_tensor_slices((x_test, y_test)), training=False)
model = tf.keras.Sequential([tf.keras.layers.Flatten(), tf.keras.layers.Dense(10)])
model.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())),
    tf.keras.losses.SparseCategoricalCrossentropy(from_logits=True), ['accuracy'])
model.fit(seen, epochs=2, validation_data=unseen,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()] + (
        [tf.keras.callbacks.TensorBoard('logs')] if hvd.rank() == 0 else []),
    verbose=2 if hvd.rank() == 0 else 0)
