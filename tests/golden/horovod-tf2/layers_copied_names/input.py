# Weights are copied layer by layer, and some layers have none.
import numpy as np
import tensorflow as tf


def made():
    return tf.keras.Sequential([
        tf.keras.layers.Dense(4, input_shape=(4,), name='first'), tf.keras.layers.ReLU(name='bent'),
        tf.keras.layers.Dense(1, name='last')])


old, net = made(), made()
for layer in old.layers:
    net.get_layer(layer.name).set_weights(layer.get_weights())
drawn = np.random.RandomState(3).rand(192, 4).astype('float32')
rows = tf.data.Dataset.from_tensor_slices((drawn, drawn.sum(axis=1, keepdims=True))).batch(8)
descent = tf.keras.optimizers.SGD(0.05)
for seen, answer in rows:
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((net(seen) - answer) ** 2)
    descent.apply_gradients(zip(tape.gradient(loss, net.trainable_variables), net.trainable_variables))
