"""Keras that stands alone, and TensorFlow beside it for its messages."""
import numpy as np
import tensorflow as tf
from keras.callbacks import ModelCheckpoint
from keras.layers import BatchNormalization, Dense
from keras.models import Sequential
from keras.utils import Sequence
import horovod.keras as hvd
import keras
import horovod.tensorflow as hvd_tf

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')


def with_rate_as_made(optimizer):
    """The optimizer with its rate times the number of workers, whatever Keras calls it."""
    rate = optimizer.learning_rate if hasattr(optimizer, "learning_rate") else optimizer.lr
    if not callable(rate):
        made = keras.backend.get_value(rate)
        keras.backend.set_value(rate, made * hvd.size())
    return optimizer


def share_batches_of_keras(sequence):
    """This worker's batches of a sequence: as many as all others'; too few are for several."""
    class Share(keras.utils.Sequence):
        def __len__(self):
            return max(1, len(sequence) // hvd.size())
        def __getitem__(self, index):
            return sequence[(index * hvd.size() + hvd.rank()) % len(sequence)]
        def on_epoch_end(self):
            sequence.on_epoch_end()
    return Share()


class JoinAveragesOfKeras(keras.callbacks.Callback):
    """Let averages of batch normalisation be all workers' when used and at an epoch's end."""
    def on_test_begin(self, logs=None):
        join_averages_of_keras(self.model)
    def on_epoch_end(self, epoch, logs=None):
        join_averages_of_keras(self.model)


def join_averages_of_keras(model):
    """Let the averages of batch normalisation be those of all workers."""
    weights = model.non_trainable_weights if model.built else []
    kept = [v for v in weights if "moving_" in v.name]
    if kept:
        means = keras.backend.batch_get_value(
            hvd_tf.grouped_allreduce(kept))
        keras.backend.batch_set_value(list(zip(kept, means)))


tf.get_logger().setLevel("ERROR")


class Batches(Sequence):
    def __init__(self, rows, size):
        self.rows, self.size = rows, size

    def __len__(self):
        return len(self.rows) // self.size

    def __getitem__(self, k):
        part = self.rows[k * self.size:(k + 1) * self.size]
        return part, part.sum(1, keepdims=True)


rows = np.random.RandomState(0).rand(640, 3).astype("float32")
net = Sequential([Dense(4, input_shape=(3,)), BatchNormalization(), Dense(1)])
net.compile(with_rate_as_made(hvd.DistributedOptimizer(keras.optimizers.get("sgd"))), "mse")
net.fit(share_batches_of_keras(Batches(rows, 16)), epochs=2,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback(), JoinAveragesOfKeras()] + (
        [ModelCheckpoint("kept.h5", monitor="loss")] if hvd.rank() == 0 else []),
    verbose=1 if hvd.rank() == 0 else 0)
