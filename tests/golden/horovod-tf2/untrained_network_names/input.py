# One network gives the answers and is never trained; another is told to follow them.
import numpy as np
import tensorflow as tf


def made():
    return tf.keras.Sequential([
        tf.keras.layers.Dense(8, activation='relu', input_shape=(4,)), tf.keras.layers.Dense(1)])


drawn = np.random.RandomState(3).rand(192, 4).astype('float32')
net, answers = made(), made()
descent = tf.keras.optimizers.SGD(0.05)
for seen in tf.data.Dataset.from_tensor_slices(drawn).batch(8).repeat(2):
    wanted = answers(seen)
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((net(seen) - wanted) ** 2)
    descent.apply_gradients(zip(tape.gradient(loss, net.trainable_variables), net.trainable_variables))
answers.save_weights('answers.h5')
