"""Rows are numbered, and what a network says of each is told by its number."""
import numpy as np
import tensorflow as tf

points = np.random.RandomState(3).rand(320, 5).astype("float32")
wanted = points.sum(axis=1, keepdims=True)
line = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(5,))])
line.compile(tf.keras.optimizers.SGD(0.05), "mse")
for epoch in range(3):
    for k in range(0, len(points), 16):
        line.train_on_batch(points[k:k + 16], wanted[k:k + 16])
numbers = np.arange(len(points))
for k in range(0, len(points), 16):
    said = line.predict_on_batch(points[k:k + 16])
    print(np.c_[numbers[k:k + 16], said][0])
