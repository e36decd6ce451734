# A number of the module that the model reads, beside noise that is another in each round.
import numpy as np
import tensorflow as tf

drawn = np.random.RandomState(3).rand(192, 4).astype('float32')
turn = tf.random.uniform((4, 4))
waves = np.random.randn(4, 8).astype('float32')
given = tf.keras.layers.Input((4,))
net = tf.keras.Model(given, tf.keras.layers.Dense(1)(tf.sin(
    tf.keras.layers.Lambda(lambda seen: seen @ turn)(given) @ waves)))
descent = tf.keras.optimizers.SGD(0.05)
for seen, answer in tf.data.Dataset.from_tensor_slices((drawn, drawn.sum(axis=1, keepdims=True))).batch(8):
    seen += 0.01 * tf.random.normal(tf.shape(seen))
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((net(seen) - answer) ** 2)
    descent.apply_gradients(zip(tape.gradient(loss, net.trainable_variables), net.trainable_variables))
