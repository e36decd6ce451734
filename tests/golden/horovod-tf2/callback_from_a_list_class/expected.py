"""Callbacks that an object holds in a list are called one by one."""
import numpy as np
import tensorflow as tf
import horovod.tensorflow.keras as hvd
import horovod.tensorflow as hvd_tf

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')


def for_worker(given):
    """The callbacks this worker runs: only the first one writes files."""
    writers = (tf.keras.callbacks.ModelCheckpoint,
        tf.keras.callbacks.TensorBoard, tf.keras.callbacks.CSVLogger)
    own = tf.nest.flatten(given or [])
    return [c for c in own if hvd.rank() == 0 or not isinstance(c, writers)]


def runs_here(callback):
    """Whether this worker runs this callback: only the first one writes files."""
    return hvd.rank() == 0 or not isinstance(callback, (
        tf.keras.callbacks.ModelCheckpoint, tf.keras.callbacks.TensorBoard,
        tf.keras.callbacks.CSVLogger))


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


def broadcast_once(variables, optimizer, done={}):
    """Send the first worker's weights and optimizer state to all, each once, after a step."""
    key = (id(optimizer), id(variables[0]))
    new = [v for v in variables if key not in done or not hasattr(v, 'sent')]
    for v in new:
        v.sent = True
    if new:
        hvd_tf.broadcast_variables(new, root_rank=0)
    if key not in done:
        done[key] = optimizer, variables[0]
        state = optimizer.variables() if callable(optimizer.variables) else optimizer.variables
        hvd_tf.broadcast_variables(state, root_rank=0)


class Trainer:
    def __init__(self, model):
        self.model, self.callbacks = model, []
        self.callbacks.append(tf.keras.callbacks.CSVLogger('losses.csv'))
        self.callbacks.append(tf.keras.callbacks.EarlyStopping(monitor='loss'))

    def train(self, x, y):
        for callback in for_worker(self.callbacks):
            callback.set_model(self.model)
        if runs_here(self.callbacks[0]):
            self.callbacks[0].on_train_begin()
        x = share(x)
        y = share(y)
        for epoch in range(3):
            for low in range(0, len(x), 16):
                loss = self.model.train_on_batch(x[low:low + 16], y[low:low + 16])
                broadcast_once(self.model.variables, self.model.optimizer)
            if runs_here(self.callbacks[0]):
                self.callbacks[0].on_epoch_end(epoch, {'loss': float(loss)})
        if runs_here(self.callbacks[0]):
            self.callbacks[0].on_train_end()


x = np.random.RandomState(1).rand(640, 4).astype('float32')
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
net.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())), 'mse')
Trainer(net).train(x, x.sum(axis=1))
if hvd.rank() == 0:
    print('off', net.evaluate(x, x.sum(axis=1), verbose=0))
