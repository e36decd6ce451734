import numpy as np
import tensorflow as tf

LEARNING_RATE = 0.01

x_train = np.random.rand(96, 10)
y_train = np.random.randint(0, 2, 96)

inputs = tf.keras.Input(shape=(10,))
outputs = tf.keras.layers.Dense(1, activation='sigmoid')(inputs)
model = tf.keras.Model(inputs, outputs)
opt = tf.keras.optimizers.SGD(learning_rate=LEARNING_RATE, momentum=0.9)
model.compile(opt, loss='binary_crossentropy', metrics=['accuracy'])
model.fit(x_train, y_train, epochs=3)
