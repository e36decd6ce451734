"""Files of unequal length: a share of the files is no share of the rows."""
import os
import tempfile

import tensorflow as tf
import horovod.tensorflow as hvd_tf
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


class Numbers:
    def __init__(self):
        self.folder = hvd_tf.broadcast_object(tempfile.mkdtemp(), 0)
        for k, lines in enumerate([40, 3, 25]):
            with open(
                    os.path.join(self.folder, 'part%d.txt' % k) if hvd.rank() == 0 else os.devnull,
                    'w') as part:
                part.write(''.join('%.4f\n' % (n / lines) for n in range(lines)))

    @staticmethod
    def parse(line):
        x = tf.strings.to_number(line)
        return tf.stack([x, 1. - x]), 3. * x

    def batches(self):
        hvd.allreduce(0.)  # the others wait for the first worker's file
        files = tf.data.Dataset.list_files(os.path.join(self.folder, '*.txt'), shuffle=False)
        return shard(files.interleave(tf.data.TextLineDataset)).map(self.parse).batch(4)


class Trainer:
    def __init__(self, numbers):
        self.numbers = numbers
        self.model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(2,))])
        self.model.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.1 * hvd.size())),
            'mse')

    def train(self):
        return self.model.fit(self.numbers.batches(), epochs=3,
            callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
                hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)


Trainer(Numbers()).train()
