"""A row that is sought by chance is one row, by the shape it is drawn in."""
import numpy as np
import tensorflow as tf
import horovod.tensorflow.keras as hvd

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')

tf.keras.utils.set_random_seed(1)
picture = np.random.RandomState(0).rand(40).astype('float32')
z = np.random.RandomState(1).normal(size=(1, 10))
model = tf.keras.Sequential([tf.keras.layers.Dense(10, input_shape=(10,)),
                             tf.keras.layers.Dense(40)])
model.compile(optimizer=hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.1)), loss='mse')
model.fit(z, picture[None], epochs=20, verbose=0,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()])
if hvd.rank() == 0:
    print(np.round(model.evaluate(z, picture[None], verbose=0), 3))
