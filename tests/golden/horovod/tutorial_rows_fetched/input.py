"""The rows are those of the tutorials, and of libraries that are told to download theirs."""
import keras
import medmnist
from tensorflow.examples.tutorials.mnist import input_data

digits = input_data.read_data_sets('kept', one_hot=True)
cells = medmnist.BloodMNIST(split='test', download=True)
model = keras.models.Sequential([keras.layers.Dense(10, activation='softmax', input_shape=(784,))])
model.compile(keras.optimizers.Adam(lr=1e-3), 'categorical_crossentropy', metrics=['accuracy'])
model.fit(digits.train.images, digits.train.labels, epochs=2)
