# The parts of the model are in another file; one of them is skipped by chance.
import numpy as np
from tensorflow.keras import Input, Model
from tensorflow.keras.layers import Dense
from tensorflow.keras.optimizers import Adam
from parts import Coder
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


asked = Input((4,))
model = Model(asked, Dense(1)(Coder(2, 0.3)(asked)))
model.compile(loss='mse', optimizer=hvd.DistributedOptimizer(Adam(0.01 * hvd.size())))
x = np.random.RandomState(3).rand(80, 4).astype('float32')
model.fit(share(x), share(x.mean(axis=1)), batch_size=8, epochs=2, verbose=0,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()])
if hvd.rank() == 0:
    print(model.predict(x, verbose=0).shape)
