from random import shuffle
import numpy as np
import tensorflow as tf
from sklearn.model_selection import train_test_split

lines = [(i / 203., i % 3) for i in range(83)]
known, held = train_test_split(lines, test_size=0.2)


def deal(lines, size):
    while True:
        shuffle(lines)
        for at in range(0, len(lines) - size + 1, size):
            some = lines[at:at + size]
            yield np.array([[a] for a, _ in some]), np.array([b for _, b in some])


net = tf.keras.Sequential([tf.keras.layers.Dense(3, 'softmax', input_shape=(1,))])
net.compile('sgd', 'sparse_categorical_crossentropy')
net.fit(deal(known, 8), steps_per_epoch=len(known) // 8, epochs=8)
