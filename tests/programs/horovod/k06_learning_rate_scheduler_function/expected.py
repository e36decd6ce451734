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


def schedule(epoch):
    if epoch < 1:
        return 1e-2
    return 1e-3


features = np.random.RandomState(6).rand(144, 4)
labels = features @ np.array([1., -1., 2., 0.5])
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=[4])])
model.compile(
    optimizer=hvd.DistributedOptimizer(
        tf.keras.optimizers.SGD(learning_rate=1e-2 * hvd.size(), momentum=0.9)), loss='mse')
model.fit(share(features), share(labels), epochs=2, batch_size=12,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback(),
        tf.keras.callbacks.LearningRateScheduler(lambda nth: schedule(nth) * hvd.size(),
            verbose=1 if hvd.rank() == 0 else 0)], verbose=1 if hvd.rank() == 0 else 0)
if hvd.rank() == 0:
    print(model.get_weights())
