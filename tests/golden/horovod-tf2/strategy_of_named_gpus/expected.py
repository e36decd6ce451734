import numpy as np
import tensorflow as tf
import horovod.tensorflow.keras as hvd

hvd.init()
gpus_2 = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus_2:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus_2:
    tf.config.experimental.set_visible_devices(gpus_2[hvd.local_rank()], 'GPU')


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


gpus = ['/gpu:0', '/gpu:1']
batch = 8
rows = np.random.RandomState(0).rand(240, 3).astype('float32')
wanted = rows.sum(axis=1, keepdims=True)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
model.compile(optimizer=hvd.DistributedOptimizer(tf.keras.optimizers.legacy.SGD(0.01 * hvd.size())),
    loss='mse')
model.fit(share(rows), share(wanted), batch_size=batch, epochs=2,
    verbose=2 if hvd.rank() == 0 else 0,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()])
