import numpy as np
import tensorflow as tf
from tqdm import tqdm

np.random.seed(1)


class Parts(tf.keras.utils.Sequence):
    def __init__(self, points):
        self.points = points

    def __len__(self):
        return len(self.points) // 4

    def __getitem__(self, at):
        return self.points[at * 4:at * 4 + 4]


points = np.random.rand(48, 3).astype('float32')
held = np.random.rand(16, 3).astype('float32')
line = tf.keras.Sequential([
    tf.keras.layers.Dense(3, input_shape=(3,)), tf.keras.layers.BatchNormalization()])
sgd = tf.keras.optimizers.SGD(0.05)
parts = Parts(points)
for turn in range(2):
    numbers = tqdm(range(1, len(parts) + 1))
    for number, some in zip(numbers, parts):
        with tf.GradientTape() as tape:
            off = tf.reduce_mean((line(some, training=True) - some) ** 2)
        grads = tape.gradient(off, line.trainable_variables)
        sgd.apply_gradients(zip(grads, line.trainable_variables))
        if number % 6 == 0:
            seen = tf.reduce_mean((line(held, training=False) - held) ** 2)
            print('held out', seen.numpy())
