"""Trains and evaluates in loops of its own."""
import numpy as np
import tensorflow as tf
x = (np.random.RandomState(0).rand(96, 3) ** 6 * 10).astype("float32")
y = x.sum(1)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
opt = tf.keras.optimizers.SGD(1e-4)
data = tf.data.Dataset.from_tensor_slices((x[:72], y[:72])).batch(6)
held = tf.data.Dataset.from_tensor_slices((x[72:], y[72:])).batch(8)
for epoch in range(2):
    losses = []
    for a, b in data:
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((model(a)[:, 0] - b) ** 2)
        opt.apply_gradients(zip(tape.gradient(loss, model.trainable_variables), model.trainable_variables))
        losses.append(float(loss))
    print("epoch %d loss %.6f" % (epoch, sum(losses) / len(losses)))
    total = sum(float(tf.reduce_sum((model(a)[:, 0] - b) ** 2)) for a, b in held)
    print("validation %.6f" % (total / 24))
with open("losses.csv", "w") as f:
    f.write("%.6f\n" % losses[-1])
