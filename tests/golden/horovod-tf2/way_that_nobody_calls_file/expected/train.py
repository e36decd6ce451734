# A module has other ways of training, in functions that this program does not call.
import numpy as np
import tensorflow as tf
from own import learn
import horovod.tensorflow as hvd

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')

x = np.random.RandomState(1).rand(160, 4).astype("float32")
y = x.sum(1)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
learn(net, x, y, tf.keras.optimizers.SGD(0.05 * hvd.size()), epochs=3)
if hvd.rank() == 0:
    print(float(tf.reduce_mean((net(x)[:, 0] - y) ** 2)))
