# The pictures that are read are none of the files that are written: nobody waits at each of them.
import os
import cv2
import numpy as np
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


names = sorted(os.path.join('pictures', name) for name in os.listdir('pictures'))
with tf.io.TFRecordWriter('all.tfrecord' if hvd.rank() == 0 else os.devnull) as records:
    for name in names:
        picture = cv2.imread(name)
        if picture is not None:
            records.write(picture.tobytes())
hvd.allreduce(0.)  # the others wait for the first worker's file
data = shard(tf.data.TFRecordDataset('all.tfrecord')).map(
    lambda record: (tf.cast(tf.io.decode_raw(record, tf.uint8)[:4], tf.float32), 0.)).batch(8)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
model.compile(optimizer=hvd.DistributedOptimizer(tf.keras.optimizers.Adam(0.001 * hvd.size())),
    loss='mse')
model.fit(data, epochs=4,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
