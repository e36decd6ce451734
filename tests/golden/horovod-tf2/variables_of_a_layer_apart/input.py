"""A tape is asked for the gradient of each variable of a layer, and each has an optimizer."""
import numpy as np
import tensorflow as tf

rows = np.random.RandomState(3).rand(320, 4).astype("float32")
data = tf.data.Dataset.from_tensor_slices((rows[:, :3], rows[:, 3:])).shuffle(320).batch(8)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
fast, slow = tf.keras.optimizers.Adam(0.01), tf.keras.optimizers.Adam(0.001)
kernel, bias = net.layers[0].kernel, net.layers[0].bias
for epoch in range(3):
    for x, y in data:
        with tf.GradientTape(persistent=True) as tape:
            loss = tf.reduce_mean((net(x) - y) ** 2)
        g = tape.gradient(loss, kernel)
        fast.apply_gradients([(g, kernel)])
        slow.apply_gradients([(tape.gradient(loss, bias), bias)])
        del tape
