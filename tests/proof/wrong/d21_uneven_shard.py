# case: programs/odd_count
# fails: ends or steps
# because: 17 and 16 samples give one rank a step more than the other
"""33 samples in batches of 4: two processes cannot share them evenly."""
import numpy as np
import tensorflow as tf
import horovod.tensorflow.keras as hvd

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')


def shard(dataset):
    """This worker's share of the elements: as many as every other worker's."""
    return dataset.shard(hvd.size(), hvd.rank())


inputs, targets = np.random.rand(33, 3).astype('float32'), np.random.rand(33).astype('float32')
dataset = shard(tf.data.Dataset.from_tensor_slices((inputs, targets))).batch(4)
model = tf.keras.Sequential([tf.keras.layers.Dense(4, activation='relu'), tf.keras.layers.Dense(1)])
model.compile(optimizer=hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())), loss='mse')
model.fit(dataset, epochs=2, callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0), hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
