import numpy as np
from tensorflow.keras.layers import Dense, Input, LeakyReLU
from tensorflow.keras.models import Model, Sequential
from tensorflow.keras.optimizers import Adam
import horovod.tensorflow.keras as hvd
import tensorflow as tf
import horovod.tensorflow as hvd_tf

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')


def broadcast_once(variables, optimizer, done={}):
    """Send the first worker's weights and optimizer state to all, each once, after a step."""
    key = (id(optimizer), id(variables[0]))
    new = [v for v in variables if key not in done or not hasattr(v, 'sent')]
    for v in new:
        v.sent = True
    if new:
        hvd_tf.broadcast_variables(new, root_rank=0)
    if key not in done:
        done[key] = optimizer, variables[0]
        state = optimizer.variables() if callable(optimizer.variables) else optimizer.variables
        hvd_tf.broadcast_variables(state, root_rank=0)


class GAN():
    def __init__(self):
        self.latent = 4
        optimizer = Adam(0.0002 * hvd.size(), 0.5)
        self.discriminator = Sequential([Dense(8, input_dim=6), LeakyReLU(0.2), Dense(1, activation='sigmoid')])
        self.discriminator.compile(loss='binary_crossentropy',
            optimizer=hvd.DistributedOptimizer(optimizer), metrics=['accuracy'])
        self.generator = Sequential([Dense(8, input_dim=self.latent), LeakyReLU(0.2), Dense(6, activation='tanh')])
        z = Input(shape=(self.latent,))
        img = self.generator(z)
        self.discriminator.trainable = False
        self.combined = Model(z, self.discriminator(img))
        self.combined.compile(loss='binary_crossentropy',
            optimizer=hvd.DistributedOptimizer(Adam(0.0002 * hvd.size(), 0.5)))

    def train(self, X_train, epochs, batch_size=8):
        valid = np.ones((batch_size, 1))
        fake = np.zeros((batch_size, 1))
        for epoch in range(max(1, epochs // hvd.size())):
            idx = np.random.randint(0, X_train.shape[0], batch_size)
            imgs = X_train[idx]
            noise = np.random.normal(0, 1, (batch_size, self.latent))
            gen_imgs = self.generator.predict(noise, verbose=0)
            d_loss_real = self.discriminator.train_on_batch(imgs, valid)
            broadcast_once(self.discriminator.variables, self.discriminator.optimizer)
            d_loss_fake = self.discriminator.train_on_batch(gen_imgs, fake)
            broadcast_once(self.discriminator.variables, self.discriminator.optimizer)
            noise = np.random.normal(0, 1, (batch_size, self.latent))
            g_loss = self.combined.train_on_batch(noise, valid)
            broadcast_once(self.combined.variables, self.combined.optimizer)
            if hvd.rank() == 0:
                print("%d [D loss: %f] [G loss: %f]" % (epoch, d_loss_real[0], g_loss))


if __name__ == '__main__':
    GAN().train(np.random.RandomState(4).rand(100, 6).astype('float32'), epochs=12)
