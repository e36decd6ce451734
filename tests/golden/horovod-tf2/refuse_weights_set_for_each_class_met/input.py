"""Weights are given other values for each class that a worker has met in its batch."""
import numpy as np
import tensorflow as tf
x = np.random.RandomState(0).rand(320, 4).astype("float32")
y = np.random.RandomState(1).randint(0, 3, 320)
net = tf.keras.Sequential([tf.keras.layers.Dense(3, input_shape=(4,))])
opt = tf.keras.optimizers.SGD(0.01)
rows = tf.data.Dataset.from_tensor_slices((x, y)).batch(8)
for epoch in range(3):
    for a, b in rows:
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean(tf.keras.losses.sparse_categorical_crossentropy(b, net(a), from_logits=True))
        opt.apply_gradients(zip(tape.gradient(loss, net.trainable_variables), net.trainable_variables))
        for c in np.unique(b):
            net.layers[0].bias.assign(net.layers[0].bias * 0.9 + 0.1 * tf.reduce_mean(a[b == c]))
