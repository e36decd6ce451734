"""The rate falls when its own loss does not."""
import numpy as np
import tensorflow as tf
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
x = np.random.rand(96, 3).astype("float32")
y = np.random.rand(96).astype("float32")
opt = tf.keras.optimizers.SGD(0.01)
data = tf.data.Dataset.from_tensor_slices((x, y)).batch(8)
best = 1e9
for epoch in range(6):
    total = 0.0
    for a, b in data:
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((model(a)[:, 0] - b) ** 2)
        opt.apply_gradients(zip(tape.gradient(loss, model.trainable_variables), model.trainable_variables))
        total += float(loss)
    total += np.random.rand()
    if total < best:
        best = total
    else:
        opt.learning_rate.assign(opt.learning_rate * 0.5)
