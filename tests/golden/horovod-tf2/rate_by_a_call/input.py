import numpy as np
import tensorflow as tf
x, y = np.random.rand(96, 3).astype("float32"), np.random.rand(96).astype("float32")
data = tf.data.Dataset.from_tensor_slices((x, y)).batch(8)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
opt = tf.keras.optimizers.SGD(0.05)
def rate(n):
    return 0.1 if n < 20 else 0.01
for epoch in range(3):
    for i, (a, b) in enumerate(data):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((net(a)[:, 0] - b) ** 2)
        opt.apply_gradients(zip(tape.gradient(loss, net.trainable_variables), net.trainable_variables))
        now = rate(epoch * len(data) + i)
        opt.learning_rate = now
