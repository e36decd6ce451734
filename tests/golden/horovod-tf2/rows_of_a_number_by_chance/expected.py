"""A `fit` in each round is given as many rows as the texts have words that chance has drawn."""
import numpy as np
import tensorflow as tf
import horovod.tensorflow.keras as hvd

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')

texts = [list(range(np.random.RandomState(k).randint(3, 30))) for k in range(200)]
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(8,))])
model.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD()), 'mse')


def some(size):
    rows, values = [], []
    for k in np.random.randint(0, len(texts), size=size):
        for word in texts[k]:
            rows.append(np.full(8, word / 30.))
            values.append(k % 10)
    return np.array(rows), np.array(values, 'float32')


for turn in range(10):
    rows, values = some(16)
    model.fit(rows, values, batch_size=32, verbose=0,
        callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
            hvd.callbacks.MetricAverageCallback()])
