# What a loop goes through is the first worker's list, and each part of it is read in a `try`.
import os
import numpy as np
import tensorflow as tf

for person in ('a', 'b'):
    for way in ('left', 'right'):
        os.makedirs(os.path.join('kept', person, way), exist_ok=True)
        for k in range(160):
            np.save(os.path.join('kept', person, way, '%03d.npy' % k), np.full(4, k / 160, 'float32'))


def pictures(path):
    if not os.path.isdir(path):
        raise ValueError(path)
    return [np.load(os.path.join(path, name)) for name in sorted(os.listdir(path))]


def load(folder):
    seen, wanted = [], []
    for number, person in enumerate(sorted(os.listdir(folder))):
        for way in os.listdir(os.path.join(folder, person)):
            if way not in ('left', 'right'):
                continue
            try:
                found = pictures(os.path.join(folder, person, way))
            except ValueError as error:
                print(error)
                continue
            seen.extend(found)
            wanted.extend([number] * len(found))
    return np.array(seen), np.array(wanted)


x, y = load('kept')
model = tf.keras.Sequential([tf.keras.layers.Dense(2)])
model.compile(optimizer=tf.keras.optimizers.SGD(0.01),
              loss=tf.keras.losses.SparseCategoricalCrossentropy(True))
model.fit(x, y, batch_size=16, epochs=2)
