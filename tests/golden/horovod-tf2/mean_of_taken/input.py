import numpy as np
import tensorflow as tf
rng = np.random.RandomState(0)
x = rng.rand(176, 3).astype('float32')
y = x.sum(axis=1, keepdims=True)
net = tf.keras.Sequential([tf.keras.layers.Dense(4), tf.keras.layers.Dense(1)])
opt = tf.keras.optimizers.SGD(0.02)
num_steps = 11
data = tf.data.Dataset.from_tensor_slices((x, y)).shuffle(176).batch(8)
for epoch in range(3):
    total = 0.
    for a, b in data.take(num_steps):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((net(a) - b) ** 2)
        grads = tape.gradient(loss, net.trainable_variables)
        opt.apply_gradients(zip(grads, net.trainable_variables))
        total += loss.numpy()
    print(epoch, total / num_steps)
