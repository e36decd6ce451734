"""Few batches of a pass, picked by their number."""
import numpy as np
import tensorflow as tf
rows = np.random.RandomState(5).rand(96, 4).astype("float32")
model = tf.keras.Sequential([tf.keras.layers.Dense(1)])
opt = tf.keras.optimizers.Adam(0.01)


def step(x):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((model(x[:, :3]) - x[:, 3:]) ** 2)
    grads = tape.gradient(loss, model.trainable_variables)
    opt.apply_gradients(zip(grads, model.trainable_variables))


for epoch in range(30):
    np.random.shuffle(rows)
    for k in range(12):
        step(rows[k * 8:k * 8 + 8])
