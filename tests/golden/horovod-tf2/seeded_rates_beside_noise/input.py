import numpy as np
import tensorflow as tf

np.random.seed(3)
rows = np.arange(320, dtype='float32').reshape(80, 4) / 320.
net = tf.keras.Sequential([tf.keras.layers.Dense(4, input_shape=(4,))])
opt = tf.keras.optimizers.SGD(0.01)
data = tf.data.Dataset.from_tensor_slices(rows).batch(8)
for epoch in range(4):
    for real in data:
        noise = np.random.uniform(-0.1, 0.1, size=real.shape).astype('float32')
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((net(real + noise) - real) ** 2)
        grads = tape.gradient(loss, net.trainable_variables)
        opt.apply_gradients(zip(grads, net.trainable_variables))
    if np.random.rand() < 0.2:
        opt.learning_rate.assign(0.005)
    opt.learning_rate.assign(0.01 * np.random.rand())
