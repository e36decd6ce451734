# Weights go to where the loss is worst and back, by gradients that are shared (sharpness-aware descent).
import numpy as np
import tensorflow as tf

drawn = np.random.RandomState(3).rand(192, 4).astype('float32')
rows = tf.data.Dataset.from_tensor_slices((drawn, drawn.sum(axis=1, keepdims=True))).batch(8)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
descent = tf.keras.optimizers.SGD(0.05)


def slopes(seen, answer):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((net(seen) - answer) ** 2)
    return tape.gradient(loss, net.trainable_variables)


for seen, answer in rows:
    up = [0.01 * slope for slope in slopes(seen, answer)]
    for held, step in zip(net.trainable_variables, up):
        held.assign_add(step)
    there = slopes(seen, answer)
    for held, step in zip(net.trainable_variables, up):
        held.assign_add(-step)
    descent.apply_gradients(zip(there, net.trainable_variables))
