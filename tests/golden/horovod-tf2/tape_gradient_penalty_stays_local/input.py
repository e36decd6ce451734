import numpy as np
import tensorflow as tf

critic = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
opt = tf.keras.optimizers.Adam(1e-4)


def gradient_penalty(x):
    with tf.GradientTape() as gp_tape:
        gp_tape.watch(x)
        out = critic(x)
    g = gp_tape.gradient(out, x)
    return tf.reduce_mean((tf.norm(g, axis=1) - 1.0) ** 2)


@tf.function
def step(x):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(critic(x)) + 10.0 * gradient_penalty(x)
    grads = tape.gradient(loss, critic.trainable_variables)
    opt.apply_gradients(zip(grads, critic.trainable_variables))
    return loss


for x in tf.data.Dataset.from_tensor_slices(np.random.rand(40, 3).astype('float32')).batch(8):
    step(x)
