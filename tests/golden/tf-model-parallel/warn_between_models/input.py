import numpy as np
import tensorflow as tf


class CVAE(tf.keras.Model):
    def __init__(self, latent_dim):
        super(CVAE, self).__init__()
        self.latent_dim = latent_dim
        self.encoder = tf.keras.Sequential([
            tf.keras.layers.InputLayer(input_shape=(8, 8, 1)),
            tf.keras.layers.Conv2D(8, 3, strides=(2, 2), activation='relu'),
            tf.keras.layers.Flatten(),
            tf.keras.layers.Dense(latent_dim + latent_dim)])
        self.decoder = tf.keras.Sequential([
            tf.keras.layers.InputLayer(input_shape=(latent_dim,)),
            tf.keras.layers.Dense(units=4*4*8, activation=tf.nn.relu),
            tf.keras.layers.Reshape(target_shape=(4, 4, 8)),
            tf.keras.layers.Conv2DTranspose(8, 3, strides=2, padding='same', activation='relu'),
            tf.keras.layers.Conv2DTranspose(1, 3, padding='same')])
    def encode(self, x):
        mean, logvar = tf.split(self.encoder(x), num_or_size_splits=2, axis=1)
        return mean, logvar
    def reparameterize(self, mean, logvar):
        eps = tf.random.normal(shape=tf.shape(mean))
        return eps * tf.exp(logvar * .5) + mean
    def decode(self, z):
        return self.decoder(z)
optimizer = tf.keras.optimizers.Adam(1e-4)
def compute_loss(model, x):
    mean, logvar = model.encode(x)
    z = model.reparameterize(mean, logvar)
    x_logit = model.decode(z)
    ce = tf.nn.sigmoid_cross_entropy_with_logits(logits=x_logit, labels=x)
    return tf.reduce_mean(tf.reduce_sum(ce, axis=[1, 2, 3])) + tf.reduce_mean(tf.square(mean) + tf.exp(logvar) - logvar)
@tf.function
def train_step(model, x, optimizer):
    with tf.GradientTape() as tape:
        loss = compute_loss(model, x)
    gradients = tape.gradient(loss, model.trainable_variables)
    optimizer.apply_gradients(zip(gradients, model.trainable_variables))
    return loss
model = CVAE(2)
data = np.random.RandomState(0).rand(32, 8, 8, 1).astype('float32')
for epoch in range(2):
    for k in range(4):
        l = train_step(model, data[k * 8:k * 8 + 8], optimizer)
    print('epoch %d loss %.4f' % (epoch, float(l)))
