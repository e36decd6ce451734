import numpy as np
import tensorflow as tf

numbers = np.random.RandomState(3)
x = numbers.rand(96, 4).astype("float32")
y = x.sum(axis=1)


class Job:
    def __init__(self, x, batch=0):
        self.batch = batch or len(x)

    def go(self, model, x, y):
        model.fit(x, y, batch_size=self.batch, epochs=40)


model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
model.compile(tf.keras.optimizers.SGD(0.1), "mse")
Job(x).go(model, x, y)
print("learned", model.evaluate(x, y) < 0.5)
