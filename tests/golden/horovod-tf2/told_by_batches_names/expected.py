"""The same by a function."""
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


table = np.random.RandomState(1).rand(80, 3)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
model.compile(hvd.DistributedOptimizer(tf.keras.optimizers.legacy.Adam(0.01 * hvd.size())), 'mse')


def sample(k):
    if k % 5 == 0:
        if hvd.rank() == 0:
            np.save('at_%d.npy' % k, model.predict(table[:2], verbose=0))


shown = tf.keras.callbacks.LambdaCallback(on_batch_end=lambda batch, logs: sample(batch))
model.fit(share(table), share(table[:, 0]), batch_size=8, epochs=1,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback(), shown], verbose=1 if hvd.rank() == 0 else 0)
if hvd.rank() == 0:
    print(model.get_weights()[0].shape)
