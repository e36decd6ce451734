"""A schedule that is registered is found, and nothing is said twice."""
import numpy as np
import tensorflow as tf


@tf.keras.utils.register_keras_serializable()
class Line(tf.keras.optimizers.schedules.LearningRateSchedule):
    def __init__(self, rate, steps):
        super().__init__()
        self.rate, self.steps = rate, steps

    def __call__(self, step):
        return self.rate / (1 + tf.cast(step, tf.float32) / self.steps)

    def get_config(self):
        return {'rate': self.rate, 'steps': self.steps}


class Trainer:
    def __init__(self):
        self.net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
        self.net.compile(tf.keras.optimizers.SGD(Line(0.05, 48)), 'mse')

    def train(self, rows):
        self.net.fit(rows, rows.sum(1), batch_size=8, epochs=3, verbose=0)
        print('loss', self.net.evaluate(rows, rows.sum(1), verbose=0))


Trainer().train(np.random.RandomState(3).rand(256, 4).astype('float32'))
