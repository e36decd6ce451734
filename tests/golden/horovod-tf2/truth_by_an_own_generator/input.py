import numpy as np
import tensorflow as tf

drawn = np.random.default_rng()
rows = np.random.RandomState(0).rand(320, 3).astype('float32')
wanted = (rows @ drawn.normal(size=(3, 1))).astype('float32')
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
opt = tf.keras.optimizers.SGD(0.01)
for k in range(40):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((net(rows[k * 8:k * 8 + 8]) - wanted[k * 8:k * 8 + 8]) ** 2)
    opt.apply_gradients(zip(tape.gradient(loss, net.trainable_variables), net.trainable_variables))
