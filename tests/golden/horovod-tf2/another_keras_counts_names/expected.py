"""The other package of Keras only names a type here, and makes classes of numbers."""
import numpy as np
import tensorflow as tf
from tensorflow.python.keras.engine.training import Model
from tensorflow.python.keras.utils.np_utils import to_categorical
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


def count(net: Model):
    return sum(int(np.prod(w.shape)) for w in net.get_weights())


random = np.random.RandomState(0)
rows = random.rand(240, 4).astype('float32')
wanted = to_categorical(random.randint(0, 3, 240), 3)
net = tf.keras.Sequential([tf.keras.layers.Dense(3, activation='softmax', input_shape=(4,))])
net.compile(optimizer=hvd.DistributedOptimizer(tf.keras.optimizers.legacy.SGD(0.01 * hvd.size())),
    loss='categorical_crossentropy')
if hvd.rank() == 0:
    print(count(net), 'weights')
net.fit(share(rows), share(wanted), batch_size=8, epochs=2,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
