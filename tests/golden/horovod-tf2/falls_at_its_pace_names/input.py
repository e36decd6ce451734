import numpy as np
import tensorflow as tf

rng = np.random.RandomState(0)
x = rng.rand(160, 3).astype('float32')
y = x.sum(axis=1, keepdims=True)
net = tf.keras.Sequential([tf.keras.layers.Dense(4), tf.keras.layers.Dense(1)])
opt = tf.keras.optimizers.SGD(0.02)
lr = 0.02
for step in range(60):
    at = np.random.randint(0, len(x), 8)
    opt.learning_rate = lr
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((net(x[at]) - y[at]) ** 2)
    grads = tape.gradient(loss, net.trainable_variables)
    opt.apply_gradients(zip(grads, net.trainable_variables))
    if step % 7 == 0:
        lr *= 0.9
net.save_weights('w.h5')
