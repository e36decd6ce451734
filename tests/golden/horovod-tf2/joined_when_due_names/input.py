import numpy as np
import tensorflow as tf
from tqdm import tqdm


class Parts(tf.keras.utils.Sequence):
    def __init__(self, rows):
        self.rows = rows

    def __len__(self):
        return 8

    def __getitem__(self, number):
        return self.rows[number * 8:number * 8 + 8]


tf.random.set_seed(3)
points = np.random.RandomState(0).rand(64, 4).astype('float32')
line = tf.keras.Sequential([tf.keras.layers.Dense(4, input_shape=(4,)),
                            tf.keras.layers.BatchNormalization()])
sgd = tf.keras.optimizers.SGD(0.05)
parts = Parts(points)
for turn in range(3):
    for number, part in zip(tqdm(range(1, len(parts) + 1)), parts):
        with tf.GradientTape() as tape:
            off = tf.reduce_mean((line(part, training=True) - part) ** 2)
        grads = tape.gradient(off, line.trainable_variables)
        sgd.apply_gradients(zip(grads, line.trainable_variables))
        if number % 3 == 0:
            print('held', float(tf.reduce_mean((line(points, training=False) - points) ** 2)))
