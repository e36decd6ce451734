import numpy as np
import tensorflow as tf
from reals import get

critic = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
opt = tf.keras.optimizers.SGD(1e-3)
for i in range(32):
    real = get(i)
    fake = np.random.normal(size=(8, 4)).astype('float32')
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(critic(fake)) - tf.reduce_mean(critic(real))
    opt.apply_gradients(zip(tape.gradient(loss, critic.trainable_variables), critic.trainable_variables))
    if i % 8 == 0:
        print(i, float(loss))
