import os
import numpy as np
import tensorflow as tf
from tensorflow import keras
import horovod.tensorflow.keras as hvd

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')


class Maker:
    def __init__(self, prefix):
        self.prefix = prefix

    def write(self):
        for k in range(3):
            with tf.io.TFRecordWriter(
                    '%s.%d' % (self.prefix, k) if hvd.rank() == 0 else os.devnull) as out:
                for i in np.random.permutation(1000):
                    f = {'x': tf.train.Feature(float_list=tf.train.FloatList(value=[float(i)] * 4))}
                    out.write(tf.train.Example(features=tf.train.Features(feature=f)).SerializeToString())

    def rows(self):
        files = tf.data.Dataset.list_files(self.prefix + '.*')
        spec = {'x': tf.io.FixedLenFeature([4], tf.float32)}
        return files.interleave(tf.data.TFRecordDataset).map(lambda r: tf.io.parse_single_example(r, spec)['x']).batch(8)

    def batches(self):
        while True:
            self.write()
            for x in self.rows():
                yield x, x


net = keras.Sequential([keras.layers.Dense(4, input_shape=(4,))])
net.compile(hvd.DistributedOptimizer(keras.optimizers.Adam(0.001 * hvd.size())), 'mse')
net.fit(Maker('t').batches(), steps_per_epoch=max(1, 40 // hvd.size()), epochs=2,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
