import numpy as np
import tensorflow as tf
import horovod.tensorflow.keras as hvd

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')

numbers = np.random.RandomState(3)
x = numbers.rand(40, 4)
y = x.sum(axis=1)
batch = int(len(x))
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
model.compile(hvd.DistributedOptimizer(tf.keras.optimizers.Adam()), "mse")
model.fit(x, y, epochs=20, batch_size=batch,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
if hvd.rank() == 0:
    print("loss %.4f" % model.evaluate(x, y, verbose=1 if hvd.rank() == 0 else 0))
