import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'src'))

import tensorflow as tf

from zoo.small import small
import horovod.tensorflow.keras as hvd
import horovod.tensorflow as hvd_tf

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


class JoinAverages(tf.keras.callbacks.Callback):
    """Let averages of batch normalisation be all workers' when used and at an epoch's end."""
    def on_test_begin(self, logs=None):
        join_averages(self.model)
    def on_epoch_end(self, epoch, logs=None):
        join_averages(self.model)


def join_averages(model):
    """Let the averages of batch normalisation be those of all workers."""
    weights = model.non_trainable_weights if model.built else []
    kept = [v for v in weights if "moving_" in v.name]
    if kept:
        means = tf.keras.backend.batch_get_value(
            hvd_tf.grouped_allreduce(kept))
        tf.keras.backend.batch_set_value(list(zip(kept, means)))


if hvd.local_rank() != 0:
    hvd.allreduce(0.)
(x, y), (vx, vy) = tf.keras.datasets.mnist.load_data()
if hvd.local_rank() == 0:
    hvd.allreduce(0.)
x, vx = x[..., None] / 255.0, vx[..., None] / 255.0
train = shard(tf.data.Dataset.from_tensor_slices((x, y))).shuffle(512).batch(16).prefetch(1)
valid = tf.data.Dataset.from_tensor_slices((vx, vy)).batch(16)
model = small(10)
model.compile(optimizer=hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())),
    loss=tf.keras.losses.SparseCategoricalCrossentropy(from_logits=True), metrics=['accuracy'])
model.fit(train, validation_data=valid, epochs=1,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback(), JoinAverages()], verbose=1 if hvd.rank() == 0 else 0)
