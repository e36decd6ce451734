import tensorflow as tf


gen = tf.keras.Sequential([tf.keras.layers.Dense(2, input_shape=(5,))])
disc = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(2,))])
d_opt = tf.keras.optimizers.RMSprop(1e-3)
g_opt = tf.keras.optimizers.RMSprop(1e-3)
bce = tf.keras.losses.BinaryCrossentropy(from_logits=True)


def train_disc(real, noise):
    with tf.GradientTape() as tape:
        r, f = disc(real), disc(gen(noise))
        loss = bce(tf.ones_like(r), r) + bce(tf.zeros_like(f), f)
    grads = tape.gradient(loss, disc.trainable_variables)
    d_opt.apply_gradients(zip(grads, disc.trainable_variables))


def train_gen(noise):
    with tf.GradientTape() as tape:
        f = disc(gen(noise))
        loss = bce(tf.ones_like(f), f)
    grads = tape.gradient(loss, gen.trainable_variables)
    g_opt.apply_gradients(zip(grads, gen.trainable_variables))


for i in range(60):
    for _ in range(3):
        train_disc(tf.random.normal((32, 2)), tf.random.uniform((32, 5)))
    for _ in range(30):
        train_gen(tf.random.uniform((32, 5)))
gen.save_weights('gen.weights.h5')
