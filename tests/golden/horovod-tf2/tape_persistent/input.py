import numpy as np
import tensorflow as tf

a = tf.keras.Sequential([tf.keras.layers.Dense(2, input_shape=(3,))])
b = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(2,))])
opt_a, opt_b = tf.keras.optimizers.SGD(0.1), tf.keras.optimizers.SGD(0.2)
for x in tf.data.Dataset.from_tensor_slices(np.random.rand(40, 3).astype('float32')).batch(8):
    with tf.GradientTape(persistent=True) as tape:
        loss = tf.reduce_mean(b(a(x)) ** 2)
    opt_a.apply_gradients(zip(tape.gradient(loss, a.trainable_variables), a.trainable_variables))
    opt_b.apply_gradients(zip(tape.gradient(loss, b.trainable_variables), b.trainable_variables))
    del tape
