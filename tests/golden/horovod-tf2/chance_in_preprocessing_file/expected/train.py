import numpy as np
import tensorflow as tf
from data import batches
import horovod.tensorflow.keras as hvd

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')

numbers = np.random.RandomState(3)
kinds = np.arange(48) % 2
pictures = numbers.rand(48, 8, 8, 3) * 100 + 100 * kinds[:, None, None, None]
model = tf.keras.Sequential([tf.keras.layers.Flatten(input_shape=(8, 8, 3)),
                             tf.keras.layers.Dense(2, activation="softmax")])
model.compile(hvd.DistributedOptimizer(tf.keras.optimizers.Adam(0.001 * hvd.size())),
    "sparse_categorical_crossentropy")
model.fit(batches(pictures, kinds), epochs=4,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
if hvd.rank() == 0:
    print("weights", len(model.get_weights()))
