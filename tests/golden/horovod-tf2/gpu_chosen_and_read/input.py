"""A program chooses its GPU, and tells which one it is."""
import os

os.environ["CUDA_VISIBLE_DEVICES"] = "0"
import numpy as np
import tensorflow as tf

number = os.environ["CUDA_VISIBLE_DEVICES"]
print("GPU index: " + number)
rows = np.random.RandomState(0).rand(512, 3).astype("float32")
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
net.compile("sgd", "mse")
net.fit(rows, rows.sum(1, keepdims=True), batch_size=16, epochs=2)
