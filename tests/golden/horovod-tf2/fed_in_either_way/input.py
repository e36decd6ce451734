"""What is fitted comes of a flow over arrays, or of a function that walks through them."""
import numpy as np
import tensorflow as tf

rows = np.random.RandomState(3).rand(320, 2, 2, 1).astype('float32')
wanted = np.random.RandomState(4).rand(320, 4).astype('float32')
made = tf.keras.preprocessing.image.ImageDataGenerator(horizontal_flip=True)


def walk(size):
    while True:
        for k in range(0, len(rows), size):
            yield rows[k:k + size], wanted[k:k + size]


def fitting(model, batches):
    model.fit(batches, steps_per_epoch=40, epochs=2)


net = tf.keras.Sequential([tf.keras.layers.Flatten(), tf.keras.layers.Dense(4)])
net.compile('sgd', 'mse')
fitting(net, made.flow(rows, wanted, batch_size=8))
fitting(net, walk(8))
