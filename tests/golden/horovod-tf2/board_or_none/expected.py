import sys
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


def runs_here(callback):
    """Whether this worker runs this callback: only the first one writes files."""
    return hvd.rank() == 0 or not isinstance(callback, (
        tf.keras.callbacks.ModelCheckpoint, tf.keras.callbacks.TensorBoard,
        tf.keras.callbacks.CSVLogger))


rows = np.random.RandomState(1).rand(64, 4).astype('float32')
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
net.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())), 'mse')
if len(sys.argv) > 1:
    board = tf.keras.callbacks.TensorBoard('logs')
    if hvd.rank() == 0:
        board.set_model(net)
else:
    board = tf.keras.callbacks.Callback()
for epoch in range(5):
    told = net.fit(share(rows), share(rows.sum(axis=1)), epochs=1, verbose=0,
        callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
            hvd.callbacks.MetricAverageCallback()])
    if runs_here(board):
        board.on_epoch_end(epoch, {'loss': told.history['loss'][-1]})
if runs_here(board):
    board.on_train_end({})
