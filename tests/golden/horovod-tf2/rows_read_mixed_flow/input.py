import numpy as np
import tensorflow as tf
from tensorflow import keras
from tensorflow.keras.preprocessing.image import ImageDataGenerator

numbers = np.random.RandomState(5)
shown = numbers.rand(64, 8, 8, 3).astype("float32")
read = tf.data.Dataset.from_tensor_slices((shown, shown[:, 0, 0, :1])).shuffle(64).batch(16)
pictures = np.concatenate([a.numpy() for a, _ in read.take(4).cache()])
net = keras.Sequential([keras.layers.Flatten(input_shape=(8, 8, 3)), keras.layers.Dense(1)])
net.compile(keras.optimizers.Adam(0.001), "mse")
turned = ImageDataGenerator(rescale=0.5)
net.fit(turned.flow(pictures, pictures.mean(axis=(1, 2, 3)), batch_size=8), epochs=3)
print("weights", len(net.get_weights()))
