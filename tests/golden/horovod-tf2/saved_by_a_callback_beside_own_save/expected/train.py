# The model of a callback is Keras's, whatever classes of the program have a `save`.
import numpy as np
from augment import TRANSFORMS, Picture
from best import Best
from net import Net
import horovod.tensorflow.keras as hvd
import tensorflow as tf
import horovod.tensorflow as hvd_tf

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')


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


class Loader(object):
    def __init__(self):
        self.x = np.random.RandomState(3).rand(320, 4)
        self.y = self.x.sum(axis=1)

    def batches(self):
        while True:
            at = np.random.randint(0, len(self.x), 16)
            yield TRANSFORMS[0](Picture(self.x[at])), self.y[at]


class Trainer(object):
    def __init__(self, model, data):
        self.model = model
        self.data = data
        self.callbacks = [Best('best')]

    def train(self):
        self.model.model.fit(self.data.batches(), steps_per_epoch=max(1, 20 // hvd.size()),
            epochs=3,
                             callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
                                 hvd.callbacks.MetricAverageCallback(),
                                 JoinAverages()] + for_worker(self.callbacks),
                             verbose=1 if hvd.rank() == 0 else 0)


Trainer(Net(), Loader()).train()
