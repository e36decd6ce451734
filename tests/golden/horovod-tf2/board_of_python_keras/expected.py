import numpy as np
from tensorflow.keras.layers import Dense
from tensorflow.keras.models import Sequential
from tensorflow.keras.optimizers import SGD
from tensorflow.python.keras.callbacks import TensorBoard
import horovod.tensorflow.keras as hvd
import tensorflow as tf

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


x = np.random.RandomState(0).rand(96, 3).astype('float32')
y = x.sum(1, keepdims=True)
model = Sequential([Dense(4, activation='relu', input_shape=(3,)), Dense(1)])
model.compile(loss='mse', optimizer=hvd.DistributedOptimizer(SGD(0.05 * hvd.size())))
model.fit(share(x), share(y), batch_size=8, epochs=2,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()] + ([TensorBoard('logs')] if hvd.rank() == 0 else []),
    verbose=1 if hvd.rank() == 0 else 0)
if hvd.rank() == 0:
    np.save('weights.npy', model.get_weights()[0])
