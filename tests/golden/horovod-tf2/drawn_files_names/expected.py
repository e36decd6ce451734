"""A library draws the order of the files that its rows are in; one setting says whether it may."""
import sys
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


mixed = 'plain' not in sys.argv


def picture(image, label):
    return tf.cast(image, tf.float32) / 255., label


if hvd.local_rank() != 0:
    hvd.allreduce(0.)
train = shard(tfds.load('mnist', split='train', as_supervised=True, shuffle_files=hvd.size() == 1))
if hvd.local_rank() == 0:
    hvd.allreduce(0.)
if hvd.local_rank() != 0:
    hvd.allreduce(0.)
more = shard(
    tfds.load('mnist', split='train', as_supervised=True, shuffle_files=hvd.size() == 1 and mixed))
if hvd.local_rank() == 0:
    hvd.allreduce(0.)
model = tf.keras.Sequential([tf.keras.layers.Flatten(), tf.keras.layers.Dense(10, activation='softmax')])
model.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())),
    'sparse_categorical_crossentropy')
model.fit(train.map(picture).cache().shuffle(640).batch(32), epochs=2,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
model.fit(more.map(picture).shuffle(640).batch(32), epochs=2,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
