from common import *
import numpy as np
import horovod.tensorflow.keras as hvd
import tensorflow as tf_2
import horovod.tensorflow as hvd_tf

hvd.init()
gpus = tf_2.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf_2.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf_2.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')


def distributed(optimizer):
    """The optimizer with its rate scaled, averaging gradients over the workers."""
    optimizer = hvd.DistributedOptimizer(tf_2.keras.optimizers.get(optimizer))
    if not isinstance(optimizer.get_config()["learning_rate"], dict):
        optimizer.learning_rate = optimizer.learning_rate * hvd.size()
    return optimizer


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


class JoinAverages(tf_2.keras.callbacks.Callback):
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
        means = tf_2.keras.backend.batch_get_value(
            hvd_tf.grouped_allreduce(kept))
        tf_2.keras.backend.batch_set_value(list(zip(kept, means)))


model = tf.keras.Sequential([tf.keras.layers.Dense(1)])
model.compile(optimizer=distributed(tf.keras.optimizers.SGD(0.1)), loss='mse')
model.fit(share(np.ones((4, 1))), share(np.ones((4, 1))),
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback(), JoinAverages()], verbose=1 if hvd.rank() == 0 else 0)
