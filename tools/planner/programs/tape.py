"""Dense layers, trained by a loop with a tape."""

import sys

import numpy as np
import tensorflow as tf

width, batch = int(sys.argv[1]), int(sys.argv[2])
x = np.random.rand(batch * 60, 256).astype("float32")
y = np.random.randint(0, 10, batch * 60)
dataset = tf.data.Dataset.from_tensor_slices((x, y)).batch(batch, drop_remainder=True).repeat(1000)
model = tf.keras.Sequential(
    [tf.keras.layers.Dense(width, activation="relu") for _ in range(4)]
    + [tf.keras.layers.Dense(10)]
)
optimizer = tf.keras.optimizers.SGD(0.01)
loss_of = tf.keras.losses.SparseCategoricalCrossentropy(from_logits=True)


@tf.function
def train_step(images, labels):
    with tf.GradientTape() as tape:
        loss = loss_of(labels, model(images, training=True))
    gradients = tape.gradient(loss, model.trainable_variables)
    optimizer.apply_gradients(zip(gradients, model.trainable_variables))
    return loss


for images, labels in dataset:
    train_step(images, labels)
