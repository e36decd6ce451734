import numpy as np
import tensorflow as tf
import horovod.tensorflow.keras as hvd
import horovod.tensorflow as hvd_tf

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


tf.random.set_seed(0 + hvd.rank())
points = np.stack([np.linspace(0, 1, 200), np.linspace(1, 3, 200)], axis=1).astype('float32')
values = points.sum(axis=1, keepdims=True)
idx = hvd_tf.broadcast_object(np.random.choice(points.shape[0], 96, replace=False), 0)
points = points[idx, :]
values = values[idx, :]
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(2,))])
model.compile(optimizer=hvd.DistributedOptimizer(tf.keras.optimizers.Adam(0.05 * hvd.size())),
    loss='mse')
model.fit(share(points), share(values), batch_size=16, epochs=3, verbose=0,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()])
if hvd.rank() == 0:
    print('loss', model.evaluate(points, values, verbose=0))
