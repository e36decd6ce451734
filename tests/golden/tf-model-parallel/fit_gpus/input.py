import numpy as np
import tensorflow as tf
from tensorflow import keras

tf.random.set_seed(3)
rows = np.random.RandomState(0).rand(96, 10).astype('float32')
labels = np.random.RandomState(1).randint(0, 4, 96)

model = keras.Sequential([
    keras.Input((10,)),
    keras.layers.Dense(32, activation='relu'),  # the first
    keras.layers.BatchNormalization(),
    keras.layers.Dense(32, activation='relu'),
    keras.layers.Dropout(0.1),
    keras.layers.Dense(4, activation='softmax'),
])
model.compile('adam', 'sparse_categorical_crossentropy', metrics=['accuracy'])
history = model.fit(rows, labels, epochs=2, batch_size=32, verbose=0)
print('loss %.6f' % history.history['loss'][-1])
model.save('model.keras')
