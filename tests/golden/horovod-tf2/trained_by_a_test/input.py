"""Weights are picked by a test of their names: the whole model is sent."""
import numpy as np
import tensorflow as tf

x = np.random.RandomState(3).rand(192, 4).astype("float32")
y = x.sum(1, keepdims=True)
rows = tf.data.Dataset.from_tensor_slices((x, y)).shuffle(192).batch(16)
opt = tf.keras.optimizers.SGD(0.01)
D = tf.keras.layers.Dense
net = tf.keras.Sequential([D(8, activation="relu", input_shape=(4,)), D(1)])

for epoch in range(2):
    for a, b in rows:
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean(tf.square(net(a) - b))
        v = [w for w in net.trainable_variables if "bias" not in w.name]
        g = tape.gradient(loss, v)
        opt.apply_gradients(zip(g, v))
net.save_weights("net.weights.h5")
