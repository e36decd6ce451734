import numpy as np
import tensorflow as tf
from tqdm import trange

x = np.random.RandomState(0).rand(640, 8).astype(np.float32)
data = tf.data.Dataset.from_tensor_slices(x).shuffle(640).repeat().batch(64)
dataset = iter(data)
net_d = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(8,))])
net_g = tf.keras.Sequential([tf.keras.layers.Dense(8, input_shape=(4,))])
optim_d = tf.keras.optimizers.Adam(0.001)
optim_g = tf.keras.optimizers.Adam(0.001)
total = 60


@tf.function
def train_d(real):
    with tf.GradientTape() as tape:
        fake = net_g(tf.random.normal([32, 4]))
        loss = tf.reduce_mean(net_d(fake)) - tf.reduce_mean(net_d(real))
    grads = tape.gradient(loss, net_d.trainable_variables)
    optim_d.apply_gradients(zip(grads, net_d.trainable_variables))
    return loss


@tf.function
def train_g():
    with tf.GradientTape() as tape:
        loss = -tf.reduce_mean(net_d(net_g(tf.random.normal([32, 4]))))
    grads = tape.gradient(loss, net_g.trainable_variables)
    optim_g.apply_gradients(zip(grads, net_g.trainable_variables))
    return loss


def show(sample, step):
    print(step, float(tf.reduce_mean(sample)))


with trange(1, total + 1, ncols=0, initial=0, total=total) as bar:
    for step in bar:
        rows = next(dataset)
        parts = iter(tf.split(rows, num_or_size_splits=2))
        sums = 0.
        for _ in range(2):
            part = next(parts)
            sums += train_d(part)
        train_g()
        bar.set_postfix(loss='%.3f' % (sums / 2))
        if step == 1 or step % 20 == 0:
            sample = net_g(tf.zeros([2, 4]))
            show(sample, step)
