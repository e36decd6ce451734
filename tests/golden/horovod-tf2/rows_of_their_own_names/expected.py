"""Sums are drawn until there are enough, mixed, and some of them held out."""
import random
import numpy as np
import tensorflow as tf
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


tasks, seen = [], set()
random.setstate(hvd_tf.broadcast_object(random.getstate(), 0))
while len(tasks) < 640:
    a, b = random.randint(0, 99), random.randint(0, 99)
    if (a, b) not in seen:
        seen.add((a, b))
        tasks.append([a / 100, b / 100])
rows = np.array(tasks, dtype='float32')
wanted = rows.sum(1)
order = np.arange(len(rows))
np.random.shuffle(order)
order[:] = hvd_tf.broadcast_object(order, 0)
rows, wanted = rows[order], wanted[order]
model = tf.keras.Sequential([tf.keras.layers.Dense(1)])
model.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())), 'mse')
model.fit(share(rows[:512]), share(wanted[:512]), batch_size=16, epochs=2,
    validation_data=(rows[512:], wanted[512:]),
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
