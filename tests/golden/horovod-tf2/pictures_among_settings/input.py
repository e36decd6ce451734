"""The folder for pictures that are handed out stands among settings."""
import os

import numpy as np
import tensorflow as tf

os.makedirs("seen", exist_ok=True)
rows = np.random.RandomState(3).rand(32, 8, 8, 3).astype("float32")
wanted = np.random.RandomState(4).rand(32, 1).astype("float32")
made = tf.keras.preprocessing.image.ImageDataGenerator(horizontal_flip=True)
kept = {"save_to_dir": "seen", "save_prefix": "x"}
net = tf.keras.Sequential([tf.keras.layers.Flatten(input_shape=(8, 8, 3)),
                           tf.keras.layers.Dense(1)])
net.compile(tf.keras.optimizers.SGD(0.001), "mse")
net.fit(made.flow(rows, wanted, batch_size=4, **kept), epochs=2)
