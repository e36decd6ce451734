# Each picture is kept under a name of its own, which no other process knows, and read again.
import os
import uuid
import numpy as np
import tensorflow as tf
from PIL import Image


def packed(size):
    picture = Image.fromarray(np.random.randint(0, 255, (size, size, 3)).astype('uint8'))
    name = '{}.jpg'.format(uuid.uuid4().hex)
    picture.save(name, 'JPEG', quality=50)
    picture = Image.open(name)
    os.remove(name)
    return np.asarray(picture) / 255.


def batches(size=8):
    while True:
        x = np.stack([packed(8) for _ in range(size)])
        yield x, x.mean(axis=(1, 2, 3))


model = tf.keras.Sequential([tf.keras.layers.Flatten(), tf.keras.layers.Dense(1)])
model.compile(loss='mse', optimizer='sgd')
model.fit(batches(), steps_per_epoch=40, epochs=2)
