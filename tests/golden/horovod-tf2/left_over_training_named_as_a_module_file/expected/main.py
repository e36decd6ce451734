import numpy as np
import tensorflow as tf

from lib.core import train, train_step, broadcast_once
import horovod.tensorflow as hvd

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


def join_averages(model):
    """Let the averages of batch normalisation be those of all workers."""
    weights = model.non_trainable_weights if model.built else []
    kept = [v for v in weights if "moving_" in v.name]
    if kept:
        means = tf.keras.backend.batch_get_value(
            hvd.grouped_allreduce(kept))
        tf.keras.backend.batch_set_value(list(zip(kept, means)))


rows = np.random.RandomState(1).rand(96, 3).astype("float32")
data = shard(
    tf.data.Dataset.from_tensor_slices((rows, rows.sum(axis=1)[:, None]))).shuffle(96).batch(8)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
rates = tf.keras.optimizers.schedules.ExponentialDecay(0.01 * hvd.size(), 20 / hvd.size(), 0.9)
optimizer = tf.keras.optimizers.SGD(rates)
kept = tf.train.Checkpoint(model=model, optimizer=optimizer)
manager = tf.train.CheckpointManager(kept, directory="kept", max_to_keep=2)
loss_func = tf.keras.losses.MeanSquaredError()
# train(data, model, loss_func, optimizer)
for epoch in range(2):
    for x, y in data:
        train_step(x, y, model, loss_func, optimizer)
        broadcast_once(model.trainable_variables, optimizer)
    join_averages(model)
    if hvd.rank() == 0:
        manager.save()
if hvd.rank() == 0:
    print("done")
