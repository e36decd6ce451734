"""The steps of an epoch, and those of the rate, are counted by the generator, whose arrays are shared."""
import numpy as np
import tensorflow as tf
from tensorflow.keras.preprocessing.image import ImageDataGenerator

x = np.random.RandomState(0).rand(160, 8, 8, 1).astype("float32")
y = (x.mean(axis=(1, 2, 3)) > 0.5).astype("float32")
train = ImageDataGenerator(horizontal_flip=True).flow(x, y, batch_size=8)
rate = tf.keras.optimizers.schedules.CosineDecay(0.01, len(train) * 2)
model = tf.keras.Sequential([tf.keras.layers.Flatten(input_shape=(8, 8, 1)),
                             tf.keras.layers.Dense(1, activation="sigmoid")])
model.compile(tf.keras.optimizers.SGD(rate), "binary_crossentropy")
model.fit(train, steps_per_epoch=len(train), epochs=2)
