"""A slice of the weights is trained: the whole model is sent, and its averages are joined."""
import numpy as np
import tensorflow as tf

x = np.random.RandomState(3).rand(192, 4).astype("float32")
y = x.sum(1, keepdims=True)
rows = tf.data.Dataset.from_tensor_slices((x, y)).shuffle(192).batch(16)
opt = tf.keras.optimizers.SGD(0.01)
D = tf.keras.layers.Dense
net = tf.keras.Sequential([D(8, activation="relu", input_shape=(4,), trainable=False), tf.keras.layers.BatchNormalization(), D(1)])

for epoch in range(2):
    for a, b in rows:
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean(tf.square(net(a, training=True) - b))
        opt.apply_gradients(zip(tape.gradient(loss, net.trainable_variables[-2:]), net.trainable_variables[-2:]))
net.save_weights("net.weights.h5")
