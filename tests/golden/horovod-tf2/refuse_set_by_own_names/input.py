import numpy as np
import tensorflow as tf

drawn = np.random.RandomState(3).rand(192, 4).astype('float32')
rows = tf.data.Dataset.from_tensor_slices((drawn, drawn.sum(axis=1, keepdims=True))).batch(8)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
beside = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
descent = tf.keras.optimizers.SGD(0.05)
for seen, answer in rows:
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((net(seen) - answer) ** 2)
    descent.apply_gradients(zip(tape.gradient(loss, net.trainable_variables), net.trainable_variables))
    with tf.GradientTape() as other:
        loss = tf.reduce_mean((beside(seen) - answer) ** 2)
    for held, slope in zip(beside.trainable_variables, other.gradient(loss, beside.trainable_variables)):
        held.assign(held - 0.05 * slope)
