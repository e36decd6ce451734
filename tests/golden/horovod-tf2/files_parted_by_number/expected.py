import os
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


files = tf.data.Dataset.list_files(os.path.join(os.path.dirname(os.__file__), '[a-c]*.py'), shuffle=False)
count = len(files)
files = files.shuffle(count, reshuffle_each_iteration=False, seed=1 if hvd.size() > 1 else None)
held = int(count * 0.2)
train_ds = shard(files.skip(held))
test_ds = files.take(held)


def read(name):
    number = tf.strings.to_hash_bucket_fast(name, 1 << 16)
    row = tf.cast(tf.stack([number // 256, number % 256]), tf.float32) / 255.
    return row, tf.reduce_mean(row)


train_ds = train_ds.map(read).batch(4)
test_ds = test_ds.map(read).batch(4)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(2,))])
net.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())), 'mse')
net.fit(train_ds, epochs=2, validation_data=test_ds,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
