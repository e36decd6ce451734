import numpy as np
import tensorflow as tf
from tensorflow.keras import layers

model = tf.keras.Sequential([layers.Dense(4), layers.Dense(1)])
x, y = tf.ones((8, 4)), tf.ones((8, 1))
for step in range(3):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((model(x) - y) ** 2)
    for v, g in zip(model.trainable_variables, tape.gradient(loss, model.trainable_variables)):
        v.assign_sub(0.1 * g)
