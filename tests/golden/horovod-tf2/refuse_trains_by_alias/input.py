"""What applies gradients is called by another name."""
import numpy as np
import tensorflow as tf


rows = np.random.RandomState(3).rand(160, 4).astype("float32")
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
opt = tf.keras.optimizers.SGD(0.01)

other = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
other.compile("sgd", "mse")
other.fit(rows[:, :3], rows[:, 3:], batch_size=8)
apply = opt.apply_gradients
for k in range(0, 160, 8):
    x, y = rows[k:k + 8, :3], rows[k:k + 8, 3:]
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((net(x) - y) ** 2)
    grads = tape.gradient(loss, net.trainable_variables)
    apply(zip(grads, net.trainable_variables))
