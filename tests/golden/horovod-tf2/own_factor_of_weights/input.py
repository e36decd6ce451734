"""Weights are multiplied by a worker's own number, and set."""
import numpy as np
import tensorflow as tf

x = np.random.RandomState(3).rand(192, 4).astype("float32")
y = x.sum(1, keepdims=True)
rows = tf.data.Dataset.from_tensor_slices((x, y)).shuffle(192).batch(16)
net = tf.keras.Sequential([tf.keras.layers.Dense(8, activation="relu", input_shape=(4,)), tf.keras.layers.Dense(1)])
opt = tf.keras.optimizers.SGD(0.01)

for epoch in range(2):
    for a, b in rows:
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean(tf.square(net(a) - b))
        g = tape.gradient(loss, net.trainable_variables)
        opt.apply_gradients(zip(g, net.trainable_variables))
        factor = 1.0 - 0.001 * loss.numpy()
        net.set_weights([factor * w for w in net.get_weights()])
        for w in net.trainable_variables:
            tf.keras.backend.set_value(w, factor * w.numpy())
    print("epoch", epoch)
net.save_weights("net.weights.h5")
