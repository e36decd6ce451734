"""Rows that are far off are written down, each by itself, and counted for each class behind the training."""
import numpy as np
import tensorflow as tf

rows = np.random.RandomState(5).rand(192, 4).astype("float32")
data = tf.data.Dataset.from_tensor_slices(rows).batch(8)
model = tf.keras.Sequential([tf.keras.layers.Dense(1)])
opt = tf.keras.optimizers.Adam(0.01)


def note(row):
    with open("far.txt", "a") as f:
        f.write("%f\n" % row[0])


def far_ones(low):
    with open("far.txt") as f:
        return sum(float(line) > low for line in f)


for epoch in range(3):
    for x in data:
        with tf.GradientTape() as tape:
            losses = (model(x[:, :3]) - x[:, 3:]) ** 2
            loss = tf.reduce_mean(losses)
        grads = tape.gradient(loss, model.trainable_variables)
        opt.apply_gradients(zip(grads, model.trainable_variables))
        for row, own in zip(x.numpy(), losses.numpy()):
            if own > loss:
                note(row)
print([far_ones(low) for low in (0.1, 0.5, 0.9)])
