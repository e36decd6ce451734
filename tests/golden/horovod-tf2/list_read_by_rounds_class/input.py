import numpy as np
import tensorflow as tf


class Learner:
    def __init__(self, model):
        self.model = model
        self.told = []

    def learn(self, x, y, epochs):
        n = len(x) // 8
        for epoch in range(epochs):
            order = np.random.permutation(len(x))
            for k in range(n):
                at = order[k * 8:(k + 1) * 8]
                self.told.append(self.model.train_on_batch(x[at], y[at]))
            print(epoch, self.told[epoch * n] < 9)


x = np.random.RandomState(3).rand(96, 4).astype("float32")
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
model.compile("sgd", "mse")
learner = Learner(model)
learner.learn(x, x.sum(axis=1), 8)
print("learned", learner.told[-1] < 0.9)
