"""Settings that are called opt, and have a rate."""
import numpy as np
import tensorflow as tf

points = np.random.RandomState(3).rand(320, 5).astype("float32")
heights = points.sum(axis=1, keepdims=True)


class Chosen:
    def __init__(self):
        self.lr = 0.05
        self.drop = 0.5


opt = Chosen()
line = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(5,))])
line.compile(tf.keras.optimizers.SGD(opt.lr), "mse")
for turn in range(3):
    line.fit(points, heights, batch_size=16)
    line.optimizer.learning_rate = opt.lr * opt.drop ** turn
print("rate", float(line.optimizer.learning_rate))
