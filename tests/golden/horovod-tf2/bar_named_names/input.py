"""Rounds go through a bar that has a name, or through one that begins with 1."""
import numpy as np
import tensorflow as tf
from tqdm import tqdm

rows = np.random.RandomState(3).rand(192, 4).astype('float32')
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
net.compile('sgd', 'mse')
for epoch in range(2):
    bar = tqdm(range(48), total=48)
    for k in bar:
        at = np.random.randint(0, len(rows), 8)
        loss = net.train_on_batch(rows[at], rows[at].sum(1))
        bar.set_description('%.3f' % loss)
for k in tqdm(range(1, 49)):
    at = np.random.randint(0, len(rows), 8)
    net.train_on_batch(rows[at], rows[at].sum(1))
net.save_weights('net.h5')
