"""A schedule that halves the rate it is told, until that is small; then one that asks, by epochs."""
import numpy as np
import tensorflow as tf
import horovod.tensorflow.keras as hvd

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


points = np.random.RandomState(3).rand(320, 5).astype("float32")
heights = points.sum(axis=1, keepdims=True)
line = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(5,))])


def halved(epoch, rate):
    if rate <= 0.02:
        return rate
    return rate * 0.5


def by_epochs(epoch):
    passed = 0
    passed += epoch
    before = float(line.optimizer.learning_rate)
    return before * 0.9 ** passed


line.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.05 * hvd.size())), "mse")
line.fit(share(points), share(heights), batch_size=16, epochs=5,
         callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
             hvd.callbacks.MetricAverageCallback(),
             tf.keras.callbacks.LearningRateScheduler(
                 lambda nth, rate_2: halved(nth, rate_2 / hvd.size()) * hvd.size())],
         verbose=1 if hvd.rank() == 0 else 0)
line.fit(share(points), share(heights), batch_size=16, epochs=3,
         callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
             hvd.callbacks.MetricAverageCallback(),
             tf.keras.callbacks.LearningRateScheduler(by_epochs)],
         verbose=1 if hvd.rank() == 0 else 0)
if hvd.rank() == 0:
    print("rate", float(line.optimizer.learning_rate))
