"""A generator distorts each batch that it has cut by a flow of its own: the workers take turns at batches."""
import numpy as np
from tensorflow import keras
from tensorflow.keras.preprocessing.image import ImageDataGenerator

rows = np.random.RandomState(0).rand(640, 8, 8, 3)
labels = np.random.RandomState(1).rand(640, 2)
aug = ImageDataGenerator(horizontal_flip=True)

def batches(rows, labels, n):
    while True:
        for k in range(0, len(rows), n):
            part, mark = rows[k:k + n], labels[k:k + n]
            yield next(aug.flow(part, mark, batch_size=n, shuffle=False))

model = keras.Sequential([keras.layers.Flatten(), keras.layers.Dense(2)])
model.compile('adam', 'mse')
model.fit(batches(rows, labels, 32), steps_per_epoch=20, epochs=3)
