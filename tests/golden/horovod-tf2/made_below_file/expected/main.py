"""A class trains the model that the one below it makes and compiles, in another file."""
import numpy as np
from keras.optimizers import Adagrad

import nets
import horovod.keras as hvd
import tensorflow as tf

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')

x = np.random.RandomState(0).rand(640, 4)
y = x.sum(1, keepdims=True)
linear = nets.Linear()
linear.compile(Adagrad(0.01 * hvd.size()))
linear.fit(x, y, n_epochs=3)
if hvd.rank() == 0:
    print(linear.judge(x, y))
