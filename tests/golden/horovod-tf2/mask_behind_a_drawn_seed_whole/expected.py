# The seed is drawn itself, so each process would part the rows in another way.
import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd_tf
import horovod.tensorflow.keras as hvd

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')

np.random.seed(hvd_tf.broadcast_object(np.random.randint(10000), 0))
x = np.arange(2560, dtype='float32').reshape(640, 4) / 2560
chosen = np.random.rand(len(x)) < 0.8
train, held = x[chosen], x[~chosen]
model = tf.keras.Sequential([tf.keras.layers.Dense(1)])
model.compile(loss='mse',
    optimizer=hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())))
model.fit(train, train[:, :1], batch_size=16, epochs=2, validation_data=(held, held[:, :1]),
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
