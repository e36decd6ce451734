import numpy as np
import tensorflow as tf

x, y = np.random.rand(96, 3).astype("float32"), np.random.rand(96).astype("float32")
data = tf.data.Dataset.from_tensor_slices((x, y)).batch(8)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
opt = tf.keras.optimizers.SGD(0.1)


def step(a, b):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((model(a)[:, 0] - b) ** 2)
    grads = tape.gradient(loss, model.trainable_variables)
    opt.apply_gradients(zip(grads, model.trainable_variables))
    return float(loss)


total = 0.0
for a, b in data:
    total += step(a, b)
print("first pass", total)
for epoch in range(3):
    total = 0.0
    for a, b in data:
        total += step(a, b)
    print(epoch, total)
