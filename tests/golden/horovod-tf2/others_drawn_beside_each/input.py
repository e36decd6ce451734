"""Each row in its turn, and others beside it that are drawn: the workers take turns."""
import numpy as np
import tensorflow as tf


def batches(x, wrong=7):
    numbers = list(range(len(x)))
    while True:
        for i in range(len(numbers)):
            others = np.random.choice(numbers, wrong, replace=False)
            yield x[[numbers[i]] + list(others)], np.zeros(1 + wrong)


x = np.random.RandomState(0).rand(48, 4).astype("float32")
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
model.compile(loss="mse", optimizer=tf.keras.optimizers.Adam(0.001))
model.fit(batches(x), steps_per_epoch=len(x), epochs=2)
