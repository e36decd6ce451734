import numpy as np
import tensorflow as tf
from tensorflow import keras
import horovod.tensorflow as hvd_tf
import horovod.tensorflow.keras as hvd

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')


def shard(dataset):
    """This worker's share of the elements: as many as all others'; all, where there are fewer."""
    count = int(tf.data.experimental.cardinality(dataset))
    if count == tf.data.experimental.UNKNOWN_CARDINALITY:
        dataset = dataset.window(hvd.size(), drop_remainder=True).flat_map(
            lambda *w: tf.data.Dataset.zip(w if len(w) > 1 else w[0]))
    elif 0 <= count < hvd.size():
        return dataset
    elif count > 0:
        dataset = dataset.take(count - count % hvd.size())
    return dataset.shard(hvd.size(), hvd.rank())


class GAN(keras.Model):
    def __init__(self, discriminator, generator, latent_dim):
        super().__init__()
        self.discriminator = discriminator
        self.generator = generator
        self.latent_dim = latent_dim

    def compile(self, d_optimizer, g_optimizer, loss_fn):
        super().compile()
        self.d_optimizer = d_optimizer
        self.g_optimizer = g_optimizer
        self.loss_fn = loss_fn

    def train_step(self, real):
        n = tf.shape(real)[0]
        noise = tf.random.normal(shape=(n, self.latent_dim))
        fake = self.generator(noise)
        with hvd_tf.DistributedGradientTape(tf.GradientTape()) as tape:
            d_loss = self.loss_fn(tf.ones((n, 1)), self.discriminator(real)) + self.loss_fn(tf.zeros((n, 1)), self.discriminator(fake))
        grads = tape.gradient(d_loss, self.discriminator.trainable_weights)
        self.d_optimizer.apply_gradients(zip(grads, self.discriminator.trainable_weights))
        with hvd_tf.DistributedGradientTape(tf.GradientTape()) as tape:
            g_loss = self.loss_fn(tf.ones((n, 1)), self.discriminator(self.generator(noise)))
        grads = tape.gradient(g_loss, self.generator.trainable_weights)
        self.g_optimizer.apply_gradients(zip(grads, self.generator.trainable_weights))
        return {"d_loss": d_loss, "g_loss": g_loss}


discriminator = keras.Sequential([keras.Input((4,)), keras.layers.Dense(1)])
generator = keras.Sequential([keras.Input((2,)), keras.layers.Dense(4)])
gan = GAN(discriminator=discriminator, generator=generator, latent_dim=2)
gan.compile(
    d_optimizer=keras.optimizers.Adam(learning_rate=0.0003 * hvd.size()),
    g_optimizer=keras.optimizers.Adam(learning_rate=0.0003 * hvd.size()),
    loss_fn=keras.losses.BinaryCrossentropy(from_logits=True),
)
dataset = shard(
    tf.data.Dataset.from_tensor_slices(
        np.random.rand(64, 4).astype("float32"))).shuffle(64).batch(16)
gan.fit(dataset, epochs=1,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
