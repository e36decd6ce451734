"""A schedule that halves the rate before, down to a floor."""
import numpy as np
import tensorflow as tf

points = np.random.RandomState(3).rand(320, 5).astype("float32")
heights = points.sum(axis=1, keepdims=True)
line = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(5,))])


def plan(epoch, lr):
    return max(lr * 0.5, 0.004)


line.compile(tf.keras.optimizers.SGD(0.05), "mse")
line.fit(points, heights, batch_size=16, epochs=5,
         callbacks=[tf.keras.callbacks.LearningRateScheduler(plan)])
print("rate", float(line.optimizer.learning_rate), line.evaluate(points, heights))
