"""Rates that follow from the optimizer's own, but do not grow as it does."""
import numpy as np
import tensorflow as tf

points = np.random.RandomState(3).rand(320, 5).astype("float32")
heights = points.sum(axis=1, keepdims=True)
line = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(5,))])
line.compile(tf.keras.optimizers.SGD(0.05), "mse")
line.fit(points, heights, batch_size=16)
now = float(line.optimizer.learning_rate)
line.optimizer.learning_rate = now ** 1.1
line.fit(points, heights, batch_size=16)
ratio = now / 0.1
line.optimizer.learning_rate = now * ratio
line.fit(points, heights, batch_size=16)
line.optimizer.learning_rate = now - now ** 2
for rate in np.linspace(now, 0.01, 3):
    line.optimizer.learning_rate = rate
    line.fit(points, heights, batch_size=16)
for rate in [now, 0.01]:
    line.optimizer.learning_rate = rate
    line.fit(points, heights, batch_size=16)


def fall(by):
    line.optimizer.learning_rate = line.optimizer.learning_rate - by


fall(float(line.optimizer.learning_rate) * 0.1)
fall(0.001)
line.fit(points, heights, batch_size=16)
old = float(line.optimizer.learning_rate)
line.optimizer.learning_rate = old * (old / now)
print("rate", float(line.optimizer.learning_rate))
