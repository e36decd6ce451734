"""A schedule that halves the rate it is told, until that is small; then one that asks, by epochs."""
import numpy as np
import tensorflow as tf

points = np.random.RandomState(3).rand(320, 5).astype("float32")
heights = points.sum(axis=1, keepdims=True)
line = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(5,))])


def halved(epoch, rate):
    if rate <= 0.02:
        return rate
    return rate * 0.5


def by_epochs(epoch):
    passed = 0
    passed += epoch
    before = float(line.optimizer.learning_rate)
    return before * 0.9 ** passed


line.compile(tf.keras.optimizers.SGD(0.05), "mse")
line.fit(points, heights, batch_size=16, epochs=5,
         callbacks=[tf.keras.callbacks.LearningRateScheduler(halved)])
line.fit(points, heights, batch_size=16, epochs=3,
         callbacks=[tf.keras.callbacks.LearningRateScheduler(by_epochs)])
print("rate", float(line.optimizer.learning_rate))
