import numpy as np
import tensorflow as tf
from tqdm import tqdm

np.random.seed(0)


class Rows(tf.keras.utils.Sequence):
    def __init__(self):
        self.all = np.random.rand(80, 4).astype('float32')

    def __len__(self):
        return 10

    def __getitem__(self, i):
        return self.all[i * 8:i * 8 + 8]


net = tf.keras.Sequential([
    tf.keras.layers.Dense(4, input_shape=(4,)), tf.keras.layers.BatchNormalization()])
opt = tf.keras.optimizers.SGD(0.05)
rows = Rows()


def training():
    for epoch in range(3):
        bar = tqdm(range(0, len(rows)))
        for b, x in zip(bar, rows):
            with tf.GradientTape() as tape:
                loss = tf.reduce_mean((net(x, training=True) - x) ** 2)
            grads = tape.gradient(loss, net.trainable_variables)
            opt.apply_gradients(zip(grads, net.trainable_variables))
            if b % 5 == 0:
                net.save_weights('net.h5')


training()
print('loss', float(tf.reduce_mean((net(rows.all) - rows.all) ** 2)))
