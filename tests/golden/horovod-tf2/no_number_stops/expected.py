# Training ends where a loss is no number: on all workers, whichever of them meets it.
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


class StopOnNaN(tf.keras.callbacks.TerminateOnNaN):
    """Ends training on all workers, once the loss of one of them is no number."""
    def on_batch_end(self, batch, logs=None):
        loss = float(hvd.allreduce(float((logs or {}).get('loss', 0.))))
        super().on_batch_end(batch, {**(logs or {}), 'loss': loss})


tf.random.set_seed(3 + hvd.rank())
rows = np.random.RandomState(2).rand(128, 4).astype('float32')
line = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
line.compile(optimizer=hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.05 * hvd.size())),
    loss='mse')
line.fit(share(rows), share(rows.sum(axis=1)), batch_size=8, epochs=4, verbose=0,
         callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
             hvd.callbacks.MetricAverageCallback(), StopOnNaN()])
if hvd.rank() == 0:
    print('left', line.evaluate(rows, rows.sum(axis=1), verbose=0))
