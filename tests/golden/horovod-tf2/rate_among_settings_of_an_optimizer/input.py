"""Settings have a part called optimizer, and a rate in it."""
import numpy as np
import tensorflow as tf

points = np.random.RandomState(3).rand(320, 5).astype("float32")
heights = points.sum(axis=1, keepdims=True)
line = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(5,))])


class Settings:
    class optimizer:
        lr = 0.05


config = Settings()
line.compile(tf.keras.optimizers.SGD(config.optimizer.lr), "mse")
line.fit(points, heights, batch_size=16, epochs=3, callbacks=[
    tf.keras.callbacks.LearningRateScheduler(lambda epoch: config.optimizer.lr * 0.5 ** epoch)])
print("rate", float(line.optimizer.learning_rate), line.evaluate(points, heights))
