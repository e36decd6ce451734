import numpy as np
import tensorflow as tf
from tensorflow.keras import layers
import horovod.tensorflow as hvd

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
        hvd.broadcast_variables(new, root_rank=0)
    if key not in done:
        done[key] = optimizer, variables[0]
        state = optimizer.variables() if callable(optimizer.variables) else optimizer.variables
        hvd.broadcast_variables(state, root_rank=0)


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


np.random.seed(7)


class GAN:
    def __init__(self):
        self.G = tf.keras.Sequential([layers.Dense(8, activation='relu'), layers.Dense(4)])
        self.D = tf.keras.Sequential([layers.Dense(8, activation='relu'), layers.Dense(1)])
        self.g_optimizer = tf.keras.optimizers.Adam(0.001 * hvd.size())
        self.d_optimizer = tf.keras.optimizers.Adam(0.001 * hvd.size())

    @tf.function
    def train_d(self, x, z):
        with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
            real, fake = self.D(x), self.D(self.G(z))
            loss = tf.reduce_mean((real - 1) ** 2) + tf.reduce_mean(fake ** 2)
        grads = tape.gradient(loss, self.D.trainable_variables)
        self.d_optimizer.apply_gradients(zip(grads, self.D.trainable_variables))
        return loss

    @tf.function
    def train_g(self, z):
        with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
            loss = tf.reduce_mean((self.D(self.G(z)) - 1) ** 2)
        grads = tape.gradient(loss, self.G.trainable_variables)
        self.g_optimizer.apply_gradients(zip(grads, self.G.trainable_variables))
        return loss

    def fit(self, ds, epochs):
        if hvd.rank() > 0:
            np.random.seed(10007 * hvd.rank())  # draws of its own
        for epoch in range(epochs):
            for x in ds:
                noise = np.random.normal(size=[8, 3]).astype('float32')
                d_loss = self.train_d(x, noise)
                broadcast_once(self.D.variables, self.d_optimizer)
                g_loss = self.train_g(noise)
                broadcast_once(self.G.variables, self.g_optimizer)
            if hvd.rank() == 0:
                print('Epoch', epoch)


points = np.random.rand(120, 4).astype('float32')
GAN().fit(shard(tf.data.Dataset.from_tensor_slices(points)).batch(8), 3)
