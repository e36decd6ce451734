"""Keras measures by the dataset that it has fitted, which comes in another order each time."""
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
    """This worker's share of the elements: as many as all others'; all, where there are fewer."""
    count = int(tf.data.experimental.cardinality(dataset))
    if count == tf.data.experimental.UNKNOWN_CARDINALITY:
        dataset = dataset.window(hvd.size(), drop_remainder=True).flat_map(
            lambda *w: tf.data.Dataset.zip(w if len(w) > 1 else w[0]))
    elif 0 <= count < hvd.size():
        return dataset
    elif count > 0:
        dataset = dataset.take(count - count % hvd.size())
    return dataset.shard(hvd.size(), hvd.rank())


rng = np.random.RandomState(6)
signals = rng.normal(size=(480, 4)).astype('float32')
kinds = (signals.sum(axis=1) > 0).astype('float32')
pairs = tf.data.Dataset.from_tensor_slices((signals, kinds)).shuffle(480,
    seed=1 if hvd.size() > 1 else None).batch(12)

net = tf.keras.Sequential([tf.keras.layers.Dense(8, activation='relu', input_shape=(4,)),
                           tf.keras.layers.Dense(1, activation='sigmoid')])
net.compile(optimizer=hvd.DistributedOptimizer(tf.keras.optimizers.Adam(0.002 * hvd.size())),
    loss='binary_crossentropy')
for turn in range(2):
    net.fit(shard(pairs), epochs=2,
        callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
            hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
    loss = net.evaluate(pairs, verbose=1 if hvd.rank() == 0 else 0)
    if hvd.rank() == 0:
        print('turn', turn, loss)
if hvd.rank() == 0:
    net.save_weights('net.weights.h5')
