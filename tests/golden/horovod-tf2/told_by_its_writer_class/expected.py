"""A callback tells by the writer that another has opened, which only the first worker runs."""
import numpy as np
import tensorflow as tf
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


rows = np.random.RandomState(0).rand(640, 4).astype('float32')
wanted = rows.sum(axis=1, keepdims=True)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
board = tf.keras.callbacks.TensorBoard('logs')


class Norms(tf.keras.callbacks.Callback):
    def __init__(self, board):
        super().__init__()
        self.board = board

    def on_epoch_end(self, epoch, logs=None):
        if hvd.rank() == 0:
            with self.board._train_writer.as_default(step=epoch):
                for n, weights in enumerate(self.model.get_weights()):
                    tf.summary.scalar('norm_%d' % n, np.linalg.norm(weights))
            self.board._train_writer.flush()


model.compile(hvd.DistributedOptimizer(tf.keras.optimizers.Adam(0.001 * hvd.size())), 'mse')
model.fit(share(rows), share(wanted), epochs=3,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()] + for_worker([board, Norms(board)]),
    verbose=1 if hvd.rank() == 0 else 0)
