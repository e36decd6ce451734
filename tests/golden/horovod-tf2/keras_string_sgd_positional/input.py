from tensorflow import keras
from tensorflow.keras import layers

(x_train, y_train), _ = keras.datasets.fashion_mnist.load_data()
model = keras.Sequential()
model.add(layers.Flatten(input_shape=(28, 28)))
model.add(layers.Dense(10, activation="softmax"))
model.compile('sgd', 'sparse_categorical_crossentropy', ['accuracy'])
model.fit(x_train / 255.0, y_train, batch_size=32, epochs=1, verbose=2)
