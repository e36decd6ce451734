"""Of a schedule of the program's own nothing is divided by its names, where Keras makes the rounds."""
import numpy as np
import tensorflow as tf


class Line(tf.keras.optimizers.schedules.LearningRateSchedule):
    def __init__(self, rate, decay_steps, start):
        super().__init__()
        self.rate, self.decay_steps, self.start = rate, decay_steps, start

    def __call__(self, step):
        part = (tf.cast(step, tf.float32) - self.start) / (self.decay_steps - self.start)
        return self.rate * (1 - tf.clip_by_value(part, 0.0, 1.0))

    def get_config(self):
        return {'rate': self.rate, 'decay_steps': self.decay_steps, 'start': self.start}


rows = np.random.RandomState(3).rand(256, 4).astype('float32')
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
net.compile(tf.keras.optimizers.SGD(Line(0.05, decay_steps=96, start=48)), 'mse')
net.fit(rows, rows.sum(1), batch_size=8, epochs=3, verbose=2)
