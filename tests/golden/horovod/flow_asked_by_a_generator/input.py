"""A generator of an object hands on what a flow over whole arrays deals: each worker has its share of them."""
import numpy as np
from tensorflow import keras
from tensorflow.keras.preprocessing.image import ImageDataGenerator

class Feed:
    def __init__(self, rows, labels, n):
        self.rows, self.labels, self.n = rows, labels, n
        self.aug = ImageDataGenerator(rotation_range=10)
        self.flow = self.aug.flow(self.rows, self.labels, batch_size=self.n)

    def run(self):
        while 1:
            yield next(self.flow)

rows = np.random.RandomState(0).rand(640, 8, 8, 3)
labels = np.random.RandomState(1).rand(640, 2)
feed = Feed(rows, labels, 32)
model = keras.Sequential([keras.layers.Flatten(), keras.layers.Dense(2)])
model.compile('adam', 'mse')
model.fit(feed.run(), steps_per_epoch=len(rows) // 32, epochs=3)
