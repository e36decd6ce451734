import os
import numpy as np
import tensorflow as tf


def prepare(folder, count):
    os.makedirs(folder, exist_ok=True)
    numbers = np.random.RandomState(7)
    for k in range(count):
        np.save("%s/%d.npy" % (folder, k), numbers.rand(8, 4))


def batches(folder, count):
    while True:
        for k in range(count):
            rows = np.load("%s/%d.npy" % (folder, k))
            yield rows, rows.sum(axis=1)


prepare("parts", 12)
given = batches("parts", 12)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
model.compile(tf.keras.optimizers.SGD(0.02), "mse")
model.fit(given, steps_per_epoch=12, epochs=4)
print("weights", len(model.get_weights()))
