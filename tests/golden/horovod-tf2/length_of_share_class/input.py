"""Steps of a pass that are asked of the data itself."""
import numpy as np
import tensorflow as tf


class Fits:
    def __init__(self, x):
        self.data = tf.data.Dataset.from_tensor_slices((x, x.sum(1))).batch(8).repeat(2)
        self.steps = int(self.data.cardinality().numpy()) // 2

    def run(self):
        rate = tf.keras.optimizers.schedules.CosineDecay(0.05, self.steps * 2)
        net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
        net.compile(tf.keras.optimizers.SGD(rate), 'mse')
        net.fit(self.data, epochs=2, steps_per_epoch=self.steps)


Fits(np.random.RandomState(0).rand(320, 4).astype('float32')).run()
