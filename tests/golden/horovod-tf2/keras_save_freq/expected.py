"""A model is saved every so many batches, of which each worker makes its share."""
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


rng = np.random.RandomState(0)
rows, label = rng.rand(240, 4).astype('float32'), rng.rand(240, 1).astype('float32')
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
net.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())), 'mse')
steps = len(rows) // 8
keep = tf.keras.callbacks.ModelCheckpoint('w.h5', save_weights_only=True,
    save_freq=max(1, 2 * steps // hvd.size()))
net.fit(share(rows), share(label), batch_size=8, epochs=4,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()] + ([keep] if hvd.rank() == 0 else []),
    verbose=1 if hvd.rank() == 0 else 0)
