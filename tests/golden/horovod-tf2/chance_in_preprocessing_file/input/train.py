import numpy as np
import tensorflow as tf
from data import batches

numbers = np.random.RandomState(3)
kinds = np.arange(48) % 2
pictures = numbers.rand(48, 8, 8, 3) * 100 + 100 * kinds[:, None, None, None]
model = tf.keras.Sequential([tf.keras.layers.Flatten(input_shape=(8, 8, 3)),
                             tf.keras.layers.Dense(2, activation="softmax")])
model.compile(tf.keras.optimizers.Adam(0.001), "sparse_categorical_crossentropy")
model.fit(batches(pictures, kinds), epochs=4)
print("weights", len(model.get_weights()))
