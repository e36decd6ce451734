# The same among callbacks of which one writes a file, from a list that has a name.
import numpy as np
from tensorflow.keras import Sequential, layers
from tensorflow.keras.callbacks import CSVLogger, TerminateOnNaN
import horovod.tensorflow.keras as hvd
import tensorflow as tf

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')


class StopOnNaN(TerminateOnNaN):
    """Ends training on all workers, once the loss of one of them is no number."""
    def on_batch_end(self, batch, logs=None):
        loss = float(hvd.allreduce(float((logs or {}).get('loss', 0.))))
        super().on_batch_end(batch, {**(logs or {}), 'loss': loss})


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


def for_worker(given):
    """The callbacks this worker runs: only the first one writes files."""
    writers = (tf.keras.callbacks.ModelCheckpoint,
        tf.keras.callbacks.TensorBoard, CSVLogger)
    own = tf.nest.flatten(given or [])
    return [c for c in own if hvd.rank() == 0 or not isinstance(c, writers)]


points = np.random.RandomState(5).rand(96, 3).astype('float32')
heights = points.mean(axis=1)
net = Sequential([layers.Dense(1, input_shape=(3,))])
net.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())), 'mae')
watched = [CSVLogger('told.csv')]
watched.append(StopOnNaN())
net.fit(share(points), share(heights), batch_size=8, epochs=3, verbose=0,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()] + for_worker(watched))
if hvd.rank() == 0:
    print('off', net.evaluate(points, heights, verbose=0))
