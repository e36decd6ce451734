import numpy as np
import tensorflow as tf

x, y = np.random.rand(64, 3).astype("float32"), np.random.rand(64).astype("float32")
data = tf.data.Dataset.from_tensor_slices((x, y)).batch(8)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
optimizer = tf.keras.optimizers.SGD(0.1)
count = 0
def pace():
    if count > 30:
        optimizer.learning_rate = 0.01
def train_step(x, y):
    global count
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((model(x)[:, 0] - y) ** 2)
    optimizer.apply_gradients(zip(tape.gradient(loss, model.trainable_variables), model.trainable_variables))
    count += 1
    pace()

for epoch in range(10):
    for a, b in data:
        train_step(a, b)
