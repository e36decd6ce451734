"""Batches of a list are handed out by `next`, and a generator of Keras that was given a seed hands out the same to all."""
import numpy as np
import tensorflow as tf
from tensorflow.keras.preprocessing.image import ImageDataGenerator

rows = np.random.RandomState(5).rand(192, 4).astype("float32")
model = tf.keras.Sequential([tf.keras.layers.Dense(1)])
opt = tf.keras.optimizers.Adam(0.01)


def step(x, y):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((model(x) - y) ** 2)
    grads = tape.gradient(loss, model.trainable_variables)
    opt.apply_gradients(zip(grads, model.trainable_variables))
    return loss


for epoch in range(3):
    given = iter([rows[k:k + 8] for k in range(0, 192, 8)])
    for k in range(24):
        batch = next(given)
        step(batch[:, :3], batch[:, 3:])
pictures = rows[:, :3].reshape((192, 1, 1, 3))
loader = ImageDataGenerator().flow(pictures, rows[:, 3:], batch_size=8, seed=7)
for epoch in range(3):
    for k in range(len(loader)):
        x, y = loader.next()
        step(x.reshape((-1, 3)), y)
