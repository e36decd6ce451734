import keras
import numpy as np
from tensorflow.keras.utils import to_categorical
from tensorflow.keras import backend as B
import horovod.keras as hvd
import tensorflow as tf
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


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


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


def near(right, told):
    return B.mean(B.cast(B.abs(right - told) < 0.5, "float32"))


drawn = np.random.RandomState(6)
kinds = to_categorical(drawn.randint(0, 3, 48), 3)
net = keras.models.Sequential([keras.layers.Dense(6, input_shape=(3,)),
                               keras.layers.BatchNormalization(),
                               keras.layers.Dense(3, activation="softmax")])
net.compile(with_rate_as_made(hvd.DistributedOptimizer(keras.optimizers.get("sgd"))),
    "categorical_crossentropy", metrics=[near])
net.fit(share(kinds), share(kinds), epochs=3, batch_size=8, callbacks=[
    hvd.callbacks.BroadcastGlobalVariablesCallback(0), hvd.callbacks.MetricAverageCallback(),
    JoinAveragesOfKeras(),
    keras.callbacks.LearningRateScheduler(lambda epoch: 0.05 / (1 + epoch) * hvd.size())],
    verbose=1 if hvd.rank() == 0 else 0)
if hvd.rank() == 0:
    print("told %.4f" % net.evaluate(kinds, kinds, verbose=1 if hvd.rank() == 0 else 0)[0])
