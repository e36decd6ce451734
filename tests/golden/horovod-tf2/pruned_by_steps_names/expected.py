"""Weights are pruned by the number of the step: as one worker makes fewer, it is done earlier."""
import numpy as np
import tensorflow as tf
import tensorflow_model_optimization as tfmot
import horovod.tensorflow.keras as hvd
import horovod.tensorflow as hvd_tf

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


class JoinAverages(tf.keras.callbacks.Callback):
    """Let averages of batch normalisation be all workers' when used and at an epoch's end."""
    def on_test_begin(self, logs=None):
        join_averages(self.model)
    def on_epoch_end(self, epoch, logs=None):
        join_averages(self.model)


def for_worker(given):
    """The callbacks this worker runs: only the first one writes files."""
    writers = (tf.keras.callbacks.ModelCheckpoint,
        tf.keras.callbacks.TensorBoard, tf.keras.callbacks.CSVLogger)
    own = tf.nest.flatten(given or [])
    return [c for c in own if hvd.rank() == 0 or not isinstance(c, writers)]


def join_averages(model):
    """Let the averages of batch normalisation be those of all workers."""
    weights = model.non_trainable_weights if model.built else []
    kept = [v for v in weights if "moving_" in v.name]
    if kept:
        means = tf.keras.backend.batch_get_value(
            hvd_tf.grouped_allreduce(kept))
        tf.keras.backend.batch_set_value(list(zip(kept, means)))


rows = np.arange(2560, dtype='float32').reshape(640, 4) / 2560
wanted = rows.sum(1, keepdims=True)
last = len(rows) // 16 * 5
model = tf.keras.Sequential([tf.keras.layers.Dense(1)])
pruned = tfmot.sparsity.keras.prune_low_magnitude(
    model,
    tfmot.sparsity.keras.PolynomialDecay(0.4, 0.7, begin_step=40 // hvd.size(),
        end_step=last // hvd.size(), frequency=max(1, 20 // hvd.size())))
pruned.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())), 'mse')
pruned.fit(share(rows), share(wanted), batch_size=16, epochs=5,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback(), JoinAverages()] + for_worker(
        [tfmot.sparsity.keras.UpdatePruningStep()]), verbose=1 if hvd.rank() == 0 else 0)
kept = tfmot.sparsity.keras.prune_low_magnitude(
    model,
    pruning_schedule=tfmot.sparsity.keras.ConstantSparsity(0.5, begin_step=0,
        frequency=max(1, 100 // hvd.size())))
kept.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())), 'mse')
kept.fit(share(rows), share(wanted), batch_size=16, epochs=5,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback(), JoinAverages()] + for_worker(
        [tfmot.sparsity.keras.UpdatePruningStep()]), verbose=1 if hvd.rank() == 0 else 0)
