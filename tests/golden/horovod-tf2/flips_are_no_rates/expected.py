"""What flips pictures from left to right sets no rate, though its name ends as that of one."""
import numpy as np
import tensorflow as tf

import pictures as iaa
from cycles import CyclicLR
import horovod.tensorflow.keras as hvd

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


def for_worker(given):
    """The callbacks this worker runs: only the first one writes files."""
    writers = (tf.keras.callbacks.ModelCheckpoint,
        tf.keras.callbacks.TensorBoard, tf.keras.callbacks.CSVLogger)
    own = tf.nest.flatten(given or [])
    return [c for c in own if hvd.rank() == 0 or not isinstance(c, writers)]


augs = [iaa.Fliplr(0.5)]
rows = np.random.RandomState(0).rand(64, 4).astype('float32')
wanted = augs[0].run(rows)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
model.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.1 * hvd.size())), 'mse')
model.fit(share(rows), share(wanted), batch_size=8, epochs=2,
          callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
              hvd.callbacks.MetricAverageCallback()] + for_worker(
              [CyclicLR(base_lr=1e-5, max_lr=1e-3, step_size=len(wanted) * 8)]),
          verbose=1 if hvd.rank() == 0 else 0)
