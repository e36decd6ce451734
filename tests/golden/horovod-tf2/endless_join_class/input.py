import numpy as np
import tensorflow as tf


class Painter:
    def __init__(self):
        self.model = tf.keras.Sequential([
            tf.keras.layers.Dense(6, input_shape=(3,)), tf.keras.layers.BatchNormalization(), tf.keras.layers.Dense(1)])
        self.opt = tf.keras.optimizers.SGD(0.01)
        self.seen = 0

    def learn(self, x, y):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean(tf.abs(self.model(x, training=True) - y))
        self.opt.apply_gradients(zip(tape.gradient(loss, self.model.trainable_variables), self.model.trainable_variables))

    def run(self, rows):
        source = iter(tf.data.Dataset.from_tensor_slices((rows[:, :3], rows[:, 3:])).repeat().batch(4))
        while 1:
            x, y = next(source)
            self.learn(x, y)
            self.seen += 1
            if self.seen % 50 == 0:
                self.model.save_weights('painter.h5')


Painter().run(np.random.RandomState(3).rand(200, 4).astype('float32'))
