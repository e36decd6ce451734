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


x = np.random.RandomState(0).rand(256, 8).astype(np.float32)
y = x.sum(axis=1)


def build():
    inputs = tf.keras.Input((8,))
    h = tf.keras.layers.Dense(16, activation=tf.nn.relu)(inputs)
    return tf.keras.Model(inputs, tf.keras.layers.Dense(1)(h))


regressor = build()
regressor.compile(loss=tf.keras.losses.MeanSquaredError(),
    optimizer=hvd.DistributedOptimizer(tf.keras.optimizers.Adam(learning_rate=0.001 * hvd.size())))
history = regressor.fit(share(x), share(y), epochs=3, batch_size=32,
    verbose=2 if hvd.rank() == 0 else 0,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()])
if hvd.rank() == 0:
    print('final loss', history.history['loss'][-1])
