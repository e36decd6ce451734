import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'src'))

import tensorflow as tf

from zoo.small import small

(x, y), (vx, vy) = tf.keras.datasets.mnist.load_data()
x, vx = x[..., None] / 255.0, vx[..., None] / 255.0
train = tf.data.Dataset.from_tensor_slices((x, y)).shuffle(512).batch(16).prefetch(1)
valid = tf.data.Dataset.from_tensor_slices((vx, vy)).batch(16)
model = small(10)
model.compile(optimizer='sgd', loss=tf.keras.losses.SparseCategoricalCrossentropy(from_logits=True), metrics=['accuracy'])
model.fit(train, validation_data=valid, epochs=1)
