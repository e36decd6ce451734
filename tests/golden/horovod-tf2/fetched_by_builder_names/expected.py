"""The same in a function, for a model that Keras trains."""
import tensorflow as tf
import tensorflow_datasets
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


def sets_of(name):
    maker = tensorflow_datasets.builder(name, data_dir='kept')
    if hvd.local_rank() != 0:
        hvd.allreduce(0.)
    maker.download_and_prepare()
    if hvd.local_rank() == 0:
        hvd.allreduce(0.)
    both = maker.as_dataset(as_supervised=True)
    return shard(both['train']).take(-(-256 // hvd.size())), both['test'].take(64)


learned, asked = sets_of('mnist')
net = tf.keras.Sequential([tf.keras.layers.Flatten(input_shape=(28, 28, 1)),
                           tf.keras.layers.Dense(10)])
net.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())),
    tf.keras.losses.SparseCategoricalCrossentropy(from_logits=True))
net.fit(learned.batch(32), epochs=2, validation_data=asked.batch(32),
    verbose=2 if hvd.rank() == 0 else 0,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()])
