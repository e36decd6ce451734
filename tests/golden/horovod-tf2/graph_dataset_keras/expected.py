# In a graph the length of a dataset is not known before it runs.
import numpy as np
import tensorflow as tf
import horovod.tensorflow.keras as hvd

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')


def shard_in_graph(dataset):
    """This worker's share of the elements, as many as all others': in a graph as well."""
    rounds = dataset.window(hvd.size(), drop_remainder=True)
    whole = rounds.flat_map(lambda *w: tf.data.Dataset.zip(w if len(w) > 1 else w[0]))
    return whole.shard(hvd.size(), hvd.rank())


tf.set_random_seed(3 + hvd.rank())
rows = np.random.RandomState(0).rand(64, 5).astype('float32')
data = shard_in_graph(
    tf.data.Dataset.from_tensor_slices((rows[:, :4], rows[:, 4:]))).batch(4).repeat()
model = tf.keras.models.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
model.compile(loss='mse',
    optimizer=hvd.DistributedOptimizer(tf.keras.optimizers.SGD(learning_rate=0.01 * hvd.size())))
model.fit(data, steps_per_epoch=max(1, 16 // hvd.size()), epochs=2,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
