# What a loop goes through is the first worker's list, and each part of it is read in a `try`.
import os
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


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


for person in ('a', 'b'):
    for way in ('left', 'right'):
        os.makedirs(os.path.join('kept', person, way), exist_ok=True)
        for k in range(160):
            if hvd.rank() == 0:
                np.save(os.path.join('kept', person, way, '%03d.npy' % k),
                    np.full(4, k / 160, 'float32'))
hvd.allreduce(0.)  # the others wait for the first worker's file


def pictures(path):
    if not os.path.isdir(path):
        raise ValueError(path)
    return [np.load(os.path.join(path, name)) for name in sorted(os.listdir(path))]


def load(folder):
    seen, wanted = [], []
    for number, person in enumerate(sorted(hvd_tf.broadcast_object(os.listdir(folder), 0))):
        for way in hvd_tf.broadcast_object(os.listdir(os.path.join(folder, person)), 0):
            if way not in ('left', 'right'):
                continue
            try:
                found = pictures(os.path.join(folder, person, way))
            except ValueError as error:
                if hvd.rank() == 0:
                    print(error)
                continue
            seen.extend(found)
            wanted.extend([number] * len(found))
    return np.array(seen), np.array(wanted)


x, y = load('kept')
model = tf.keras.Sequential([tf.keras.layers.Dense(2)])
model.compile(optimizer=hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())),
              loss=tf.keras.losses.SparseCategoricalCrossentropy(True))
model.fit(share(x), share(y), batch_size=16, epochs=2,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
