"""The number by which rows are parted is drawn itself."""
import random
import numpy as np
import tensorflow as tf
from sklearn.model_selection import KFold, train_test_split
import horovod.tensorflow as hvd_tf
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


rows = np.random.RandomState(3).rand(240, 4).astype('float32')
wanted = rows.sum(1)
drawn = hvd_tf.broadcast_object(random.randint(0, 1000), 0)
for part, held in KFold(2, shuffle=True, random_state=drawn).split(rows):
    train, test, answers, told = train_test_split(
        rows[part], wanted[part], test_size=0.2,
        random_state=hvd_tf.broadcast_object(np.random.randint(1, 1000, 1), 0)[0])
    net = tf.keras.Sequential([tf.keras.layers.Dense(1)])
    net.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())), 'mse')
    net.fit(share(train), share(answers), batch_size=8, epochs=2, validation_data=(test, told),
        callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
            hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
