"""What a layer draws when it is called nobody sends, and an encoder is trained with the whole."""
import numpy as np
import tensorflow as tf



class Sampling(tf.keras.layers.Layer):
    def call(self, inputs):
        mu, spread = inputs
        return mu + tf.exp(0.5 * spread) * tf.random.normal(tf.shape(mu))


class Vae:
    def __init__(self):
        i = tf.keras.Input((4,))
        mu, spread = tf.keras.layers.Dense(2)(i), tf.keras.layers.Dense(2)(i)
        z = Sampling()([mu, spread])
        self.encoder = tf.keras.Model(i, z)
        self.vae = tf.keras.Model(i, tf.keras.layers.Dense(4)(z))
        self.vae.compile(optimizer="sgd", loss="mse")


x = np.random.RandomState(3).rand(192, 4).astype("float32")
vae = Vae()
for k in range(20):
    at = np.random.randint(0, len(x), 16)
    vae.vae.train_on_batch(x[at], x[at])
    if k % 10 == 0:
        print(vae.encoder.predict(x[:1], verbose=0)[0].shape)
vae.vae.save_weights("vae.weights.h5")
