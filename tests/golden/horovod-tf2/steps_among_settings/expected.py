"""How many steps an epoch has is among what a function hands on to `fit`."""
import numpy as np
import tensorflow as tf
import horovod.tensorflow.keras as hvd
import math

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')


def told_by_first(settings):
    """Settings of fit, by which only the first worker shows how far training is."""
    return dict(settings, verbose=settings.get("verbose", 1) if hvd.rank() == 0 else 0)


def steps_of_own(settings):
    """Settings of fit, by which each worker makes its share of the steps."""
    steps = settings.get("steps_per_epoch")
    return settings if steps is None else dict(
        settings, steps_per_epoch=max(1, math.ceil(steps) // hvd.size()))


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


def learn(model, data, **settings):
    return model.fit(data, **steps_of_own(told_by_first(settings)),
        callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
            hvd.callbacks.MetricAverageCallback()])


def learn_long(model, data, steps):
    return learn(model, data, epochs=3, steps_per_epoch=steps, verbose=2)


rows = np.random.RandomState(3).rand(320, 4).astype("float32")
data = shard(
    tf.data.Dataset.from_tensor_slices((rows[:, :3], rows[:, 3]))).shuffle(320).batch(8).repeat()
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
net.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())), "mse")
learn_long(net, data, 20)
