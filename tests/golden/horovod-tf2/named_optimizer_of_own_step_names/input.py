"""A step of the model's own, by an optimizer that `compile` is given by its name."""
import numpy as np
import tensorflow as tf
from tensorflow import keras


class Net(keras.models.Model):
    def __init__(self):
        super().__init__()
        self.out = keras.layers.Dense(1)

    def call(self, inputs):
        return self.out(inputs)

    def train_step(self, data):
        x, y = data
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((y - self(x)) ** 2)
        gradients = tape.gradient(loss, self.trainable_variables)
        self.optimizer.apply_gradients(zip(gradients, self.trainable_variables))
        return {'loss': loss}


numbers = np.random.RandomState(0)
model = Net()
model.compile(optimizer='sgd')
model.fit(numbers.rand(64, 4).astype('float32'), numbers.rand(64, 1).astype('float32'),
          batch_size=8, epochs=2)
