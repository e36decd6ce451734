import time

import numpy as np
import tensorflow as tf
from tqdm import tqdm

np.random.seed(1)
points = np.random.rand(64, 3).astype('float32')
batches = tf.data.Dataset.from_tensor_slices(points).batch(8)
line = tf.keras.Sequential([tf.keras.layers.Dense(3, input_shape=(3,))])
sgd = tf.keras.optimizers.SGD(0.05)


def tell(progress, off):
    progress.set_postfix_str('%.3f, %.0f s' % (off, time.time() - progress.start_t))


for turn in range(2):
    shown = tqdm(batches)
    for some in shown:
        with tf.GradientTape() as tape:
            off = tf.reduce_mean((line(some) - some) ** 2)
        grads = tape.gradient(off, line.trainable_variables)
        sgd.apply_gradients(zip(grads, line.trainable_variables))
        tell(shown, float(off))
print('off by', float(tf.reduce_mean((line(points) - points) ** 2)))
