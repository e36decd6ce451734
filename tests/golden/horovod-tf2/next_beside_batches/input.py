"""A second generator is asked in the rounds of the first: in turns they would part."""
import numpy as np
import tensorflow as tf

rows = np.random.RandomState(1).rand(48, 4).astype("float32")
wants = rows[:, :1] * 2
model = tf.keras.Sequential([tf.keras.layers.Dense(1)])
opt = tf.keras.optimizers.SGD(0.01)


def learn(a, b):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(tf.square(model(a) - b))
    weights = model.trainable_variables
    opt.apply_gradients(zip(tape.gradient(loss, weights), weights))
    return loss


def walk(held, size):
    for at in range(0, len(held), size):
        yield held[at:at + size]


parts, others = walk(rows, 8), walk(wants, 8)
for part in parts:
    learn(part, next(others))
