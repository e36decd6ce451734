"""A generator fills a batch in the order of a file, and has that one batch turned by Keras."""
import numpy as np
import tensorflow as tf
from tensorflow.keras.preprocessing.image import ImageDataGenerator

np.save('pictures.npy', np.random.RandomState(1).rand(96, 8, 8, 1).astype('float32'))
kept = np.load('pictures.npy')


def batches(size, aug):
    at = 0
    while True:
        pictures, sums = [], []
        while len(pictures) < size:
            pictures.append(kept[at % len(kept)])
            sums.append(kept[at % len(kept)].sum())
            at += 1
        sums = np.array(sums)
        if aug is not None:
            pictures, sums = next(aug.flow(np.array(pictures), sums, batch_size=size))
        yield np.array(pictures), sums


net = tf.keras.Sequential([tf.keras.layers.Flatten(input_shape=(8, 8, 1)), tf.keras.layers.Dense(1)])
net.compile('sgd', 'mse')
turned = ImageDataGenerator(horizontal_flip=True)
net.fit(batches(8, turned), steps_per_epoch=12, epochs=2)
