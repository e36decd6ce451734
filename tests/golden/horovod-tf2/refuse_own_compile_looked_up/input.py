import numpy as np
import tensorflow as tf

KINDS = {}


def known(name=None):
    def add(cls):
        KINDS[name or cls.__name__] = cls
        return cls
    return add


@known()
class Pair(tf.keras.Model):
    def __init__(self):
        super().__init__()
        self.g = tf.keras.Sequential([tf.keras.layers.Dense(4, input_shape=(2,))])
        self.d = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])

    def compile(self, d_optim, g_optim, loss_fn):
        super().compile()
        self.d_optim, self.g_optim, self.loss_fn = d_optim, g_optim, loss_fn

    def train_step(self, real):
        z = tf.random.normal((tf.shape(real)[0], 2))
        with tf.GradientTape() as gt, tf.GradientTape() as dt:
            fake, true = self.d(self.g(z)), self.d(real)
            gl = self.loss_fn(tf.ones_like(fake), fake)
            dl = self.loss_fn(tf.zeros_like(fake), fake) + self.loss_fn(tf.ones_like(true), true)
        self.g_optim.apply_gradients(
            zip(gt.gradient(gl, self.g.trainable_weights), self.g.trainable_weights))
        self.d_optim.apply_gradients(
            zip(dt.gradient(dl, self.d.trainable_weights), self.d.trainable_weights))
        return {'dl': dl}


def get(name):
    return KINDS[name]


rows = np.random.RandomState(0).rand(64, 4).astype('float32')
model = get('Pair')()
model.compile(
    d_optim=tf.keras.optimizers.Adam(1e-3),
    g_optim=tf.keras.optimizers.Adam(1e-3),
    loss_fn=tf.keras.losses.BinaryCrossentropy(from_logits=True))
model.fit(rows, batch_size=8, epochs=2, verbose=0)
print('d', float(tf.reduce_mean(model.d(rows))))
