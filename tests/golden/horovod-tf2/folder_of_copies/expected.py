# The first worker copies the pictures; the others wait before they look into the folder.
import os
import shutil

from tensorflow import keras
from tensorflow.keras.utils import image_dataset_from_directory
import horovod.tensorflow.keras as hvd
import tensorflow as tf

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


def subset(name, first, last):
    os.makedirs(os.path.join('small', name), exist_ok=True)
    for i in range(first, last):
        if hvd.rank() == 0:
            shutil.copyfile(os.path.join('all', '%d.jpg' % i),
                os.path.join('small', name, '%d.jpg' % i))


subset('train', 0, 1000)
hvd.allreduce(0.)  # the others wait for the first worker's file
data = shard(
    image_dataset_from_directory('small', image_size=(32, 32), batch_size=16,
        seed=1 if hvd.size() > 1 else None))
model = keras.Sequential([keras.layers.Flatten(), keras.layers.Dense(1)])
model.compile(optimizer=hvd.DistributedOptimizer(keras.optimizers.Adam(0.001 * hvd.size())),
    loss='mse')
model.fit(data, epochs=5,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
