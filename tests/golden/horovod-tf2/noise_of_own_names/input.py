import numpy as np
import tensorflow as tf

np.random.seed(1)
tf.random.set_seed(1)
real = np.random.rand(160, 6).astype('float32')
gen = tf.keras.Sequential([tf.keras.layers.Dense(8, activation='relu', input_shape=(2,)), tf.keras.layers.Dense(6)])
disc = tf.keras.Sequential([tf.keras.layers.Dense(8, activation='relu', input_shape=(6,)), tf.keras.layers.Dense(1)])
g_opt = tf.keras.optimizers.Adam(1e-3)
d_opt = tf.keras.optimizers.Adam(1e-3)
bce = tf.keras.losses.BinaryCrossentropy(from_logits=True)
data = tf.data.Dataset.from_tensor_slices(real).shuffle(160).batch(16)
for epoch in range(3):
    for images in data:
        z = np.random.uniform(-1, 1, size=(16, 2)).astype('float32')
        with tf.GradientTape() as gt, tf.GradientTape() as dt:
            fake = gen(z)
            a, b = disc(images), disc(fake)
            g_loss = bce(tf.ones_like(b), b)
            d_loss = bce(tf.ones_like(a), a) + bce(tf.zeros_like(b), b)
        gg = gt.gradient(g_loss, gen.trainable_variables)
        dg = dt.gradient(d_loss, disc.trainable_variables)
        g_opt.apply_gradients(zip(gg, gen.trainable_variables))
        d_opt.apply_gradients(zip(dg, disc.trainable_variables))
gen.save_weights('gen.h5')
