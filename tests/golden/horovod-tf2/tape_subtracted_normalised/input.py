import collections

import numpy as np
import tensorflow as tf

Settings = collections.namedtuple("Settings", ["steps", "batch", "rate"])
settings = Settings(48, 10, 0.05)

tf.random.set_seed(11)
draw = np.random.RandomState(11)
points = draw.uniform(-1, 1, (200, 6)).astype("float32")
labels = (points.sum(axis=1) > 0).astype("int64")

net = tf.keras.Sequential([
    tf.keras.layers.Dense(12, activation="tanh", input_shape=(6,)),
    tf.keras.layers.BatchNormalization(),
    tf.keras.layers.Dense(2),
])
measure = tf.keras.losses.SparseCategoricalCrossentropy(from_logits=True)

for i in range(settings.steps):
    chosen = np.random.choice(len(points), settings.batch)
    with tf.GradientTape() as tape:
        loss = measure(labels[chosen], net(points[chosen], training=True))
    grads = tape.gradient(loss, net.trainable_weights)
    for weight, grad in zip(net.trainable_variables, grads):
        weight.assign_sub(settings.rate * grad)
net.save_weights("net.h5")
