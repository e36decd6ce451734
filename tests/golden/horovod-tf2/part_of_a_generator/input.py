import numpy as np
import tensorflow as tf
from tensorflow.keras.preprocessing.image import ImageDataGenerator

numbers = np.random.RandomState(0)
shown = numbers.rand(50, 8, 8, 3)
wanted = np.arange(50) % 2
made = ImageDataGenerator(validation_split=0.2)
train = made.flow(shown, wanted, batch_size=8, subset="training", shuffle=True)
val = made.flow(shown, wanted, batch_size=8, subset="validation", shuffle=False)
model = tf.keras.Sequential([
    tf.keras.layers.Flatten(input_shape=(8, 8, 3)),
    tf.keras.layers.Dense(1),
])
model.compile("adam", "mse")
model.fit(train, epochs=8, validation_data=val)
print("held out", model.evaluate(val) < 0.5)
