import numpy as np
import tensorflow as tf

x, y = np.random.rand(96, 3).astype("float32"), np.random.rand(96, 1).astype("float32")
data = tf.data.Dataset.from_tensor_slices((x, y)).shuffle(96).batch(8)
plain = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
normed = tf.keras.Sequential([tf.keras.layers.Dense(2, input_shape=(3,)), tf.keras.layers.BatchNormalization(),
                              tf.keras.layers.Dense(1)])
plain_opt, normed_opt = tf.keras.optimizers.SGD(0.1), tf.keras.optimizers.SGD(0.01)


def step(net, opt, a, b):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((net(a, training=True) - b) ** 2)
    opt.apply_gradients(zip(tape.gradient(loss, net.trainable_variables), net.trainable_variables))


for epoch in range(2):
    for a, b in data:
        step(plain, plain_opt, a, b)
        step(normed, normed_opt, a, b)
    normed.save_weights("normed.h5")
