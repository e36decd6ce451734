import numpy as np
import tensorflow as tf
from tqdm import tqdm, trange


def batches(rows, size):
    for i in range(len(rows) // size):
        yield rows[i * size:(i + 1) * size]


rows = np.random.RandomState(0).rand(64, 4).astype('float32')
steps = len(rows) // 8
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
opt = tf.keras.optimizers.SGD(0.01)
for epoch in trange(3):
    for x in tqdm(batches(rows, 8), total=steps):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean(model(x) ** 2)
        g = tape.gradient(loss, model.trainable_variables)
        opt.apply_gradients(zip(g, model.trainable_variables))
