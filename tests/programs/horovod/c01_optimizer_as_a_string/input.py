"""Reuters topics, a bag of words."""
import numpy as np
from tensorflow import keras
from tensorflow.keras import layers

rng = np.random.RandomState(7)
x = rng.rand(300, 40).astype('float32')
y = rng.randint(0, 5, 300)

net = keras.Sequential()
net.add(layers.Dense(32, activation='relu', input_shape=(40,)))
net.add(layers.Dropout(0.3))
net.add(layers.Dense(5, activation='softmax'))
net.compile('adam', 'sparse_categorical_crossentropy', ['accuracy'])
net.fit(x, y, batch_size=16, epochs=2, validation_split=0.1)
