from random import shuffle
import numpy as np
import tensorflow as tf
from sklearn.model_selection import train_test_split
import horovod.tensorflow as hvd_tf
import horovod.tensorflow.keras as hvd

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')

lines = [(i / 203., i % 3) for i in range(83)]
np.random.set_state(hvd_tf.broadcast_object(np.random.get_state(), 0))
known, held = train_test_split(lines, test_size=0.2)


def deal(lines, size):
    while True:
        shuffle(lines)
        for at in range(0, len(lines) - size + 1, size):
            some = lines[at:at + size]
            yield np.array([[a] for a, _ in some]), np.array([b for _, b in some])


net = tf.keras.Sequential([tf.keras.layers.Dense(3, 'softmax', input_shape=(1,))])
net.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())),
    'sparse_categorical_crossentropy')
net.fit(deal(known, 8), steps_per_epoch=max(1, len(known) // 8 // hvd.size()), epochs=8,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
