import numpy as np
import tensorflow as tf
x = np.arange(2048, dtype="float32").reshape(256, 8) / 2048
y = x.sum(1, keepdims=True)
net = tf.keras.Sequential([tf.keras.layers.Dense(4), tf.keras.layers.Dense(1)])
data = tf.data.Dataset.from_tensor_slices((x, y)).batch(32)
opt = tf.keras.optimizers.SGD(0.01)
pair = (opt.learning_rate, tf.Variable(0.5))
for epoch in range(4):
    for a, b in data:
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((net(a) - b) ** 2)
        grads = tape.gradient(loss, net.trainable_variables)
        opt.apply_gradients(zip(grads, net.trainable_variables))
    r, w = pair; r.assign(0.004); w.assign(0.1)
