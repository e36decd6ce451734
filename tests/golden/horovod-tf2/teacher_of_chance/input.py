"""A network of chance says what another one learns, and weights that are drawn."""
import numpy as np
import tensorflow as tf

rows = np.random.RandomState(3).rand(160, 3).astype("float32")
teacher = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
slope, shift = tf.random.normal((3, 1)), tf.random.normal((1,))
wanted = teacher(rows) + 0.1 * (tf.matmul(rows, slope) + shift)
data = tf.data.Dataset.from_tensor_slices((rows, wanted)).batch(8)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
opt = tf.keras.optimizers.SGD(0.01)
for epoch in range(2):
    for x, y in data:
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((net(x) - y) ** 2)
        grads = tape.gradient(loss, net.trainable_variables)
        opt.apply_gradients(zip(grads, net.trainable_variables))
