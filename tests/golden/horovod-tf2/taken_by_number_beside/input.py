"""What stands beside a batch is taken by its number: the turns are those of numbered batches."""
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


for i, part in enumerate(walk(rows, 8)):
    told = learn(part, wants[i * 8:(i + 1) * 8])
    print(i, float(told))
