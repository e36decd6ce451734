import numpy as np
import tensorflow as tf
import horovod.tensorflow.keras as hvd

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')

rng = np.random.RandomState(3)
inputs = rng.rand(96, 3).astype(np.float32)
targets = inputs.sum(1, keepdims=True)
rows = len(inputs)

model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
model.compile(loss='mse', optimizer=hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.05)))
model.fit(inputs, targets, batch_size=rows, epochs=10, verbose=0,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()])
if hvd.rank() == 0:
    print(model.evaluate(inputs, targets, verbose=0))
