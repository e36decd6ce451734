import numpy as np
import tensorflow as tf

from nets.autoencoder import AutoEncoder
from training.steps import train
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


def over_workers(value):
    """The mean over the workers of a number, a tensor or a list of numbers."""
    if tf.is_tensor(value):
        return hvd.allreduce(value)
    if isinstance(value, list):
        value = [v.numpy() if tf.is_tensor(v) else v for v in value]
    mean = hvd.allreduce(tf.constant(value, tf.float64))
    mean = mean.numpy().tolist()
    return round(mean) if isinstance(value, int) else mean


x = np.random.RandomState(0).rand(120, 12).astype('float32')
dataset = shard(tf.data.Dataset.from_tensor_slices(x)).shuffle(120).batch(10)
model = AutoEncoder(4, 12)
opt = tf.optimizers.Adam(learning_rate=0.01 * hvd.size())

for epoch in range(2):
    total = 0.0
    for batch in dataset:  #? dataset : tensorflow.data.Dataset = yes
        total += float(train(model, opt, batch))
    total = over_workers(total * hvd.size())
    if hvd.rank() == 0:
        print('epoch %d: %.4f' % (epoch, total))
