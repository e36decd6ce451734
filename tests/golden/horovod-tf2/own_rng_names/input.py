import numpy as np
import tensorflow as tf

rng = np.random.default_rng(7)
x = rng.random((160, 3)).astype("float32")
y = x.sum(1)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
opt = tf.keras.optimizers.SGD(0.05)
for step in range(60):
    rows = rng.integers(0, len(x), 16)
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((net(x[rows])[:, 0] - y[rows]) ** 2)
    opt.apply_gradients(zip(tape.gradient(loss, net.trainable_variables), net.trainable_variables))
    if step % 20 == 0:
        print(step, float(loss))
