"""Of what kind something is all workers know alike."""
import numpy as np
import tensorflow as tf


class Both:
    def __init__(self, deep):
        self.deep = deep
        self.critic = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])

    def encode(self, a, b=None):
        if self.deep:
            a = a * 2.
        else:
            k = tf.where(a >= 0)
            k = tf.concat([k[..., :-1], tf.cast(tf.reshape(a, [-1, 1]), tf.int64)], 1)
            a = tf.scatter_nd(k, tf.ones(tf.shape(k)[0]), (tf.shape(a)[0], 4))
        return a, b


def error(out, good):
    if isinstance(out[0], list):
        total = 0
        for o in out:
            total += tf.reduce_mean(tf.square(o[-1] - good))
        return total
    else:
        return tf.reduce_mean(tf.square(out[-1] - good))


both = Both(False)
opt = tf.keras.optimizers.SGD(0.01)


@tf.function
def losses(a):
    return error(both.critic(a), 0.) + error(both.critic(a[::-1]), 1.)


def step(a):
    with tf.GradientTape() as tape:
        loss = losses(a)
    g = tape.gradient(loss, both.critic.trainable_variables)
    opt.apply_gradients(zip(g, both.critic.trainable_variables))


rows = tf.data.Dataset.from_tensor_slices((4 * np.random.RandomState(3).rand(192, 4)).astype('float32')).shuffle(192).batch(16)
for epoch in range(2):
    for a in rows:
        a, b = both.encode(a)
        step(a)
    print('epoch', epoch)
both.critic.save_weights('net.weights.h5')
