import numpy as np
import tensorflow as tf


class Trainer:
    def __init__(self, batch_size=16):
        self.batch_size = batch_size
        self.rows = np.random.RandomState(0).rand(256, 4).astype('float32')
        self.model = tf.keras.Sequential([tf.keras.layers.Dense(4, input_shape=(4,))])
        self.opt = tf.keras.optimizers.SGD(0.05)

    def dataset(self, part):
        return tf.data.Dataset.from_tensor_slices((part, part)).batch(self.batch_size)

    def train(self):
        for epoch in range(3):
            for begin in range(0, len(self.rows), self.batch_size):
                end = min(begin + self.batch_size, len(self.rows))
                for x, y in self.dataset(self.rows[begin:end]):
                    with tf.GradientTape() as tape:
                        loss = tf.reduce_mean((self.model(x) - y) ** 2)
                    grads = tape.gradient(loss, self.model.trainable_variables)
                    self.opt.apply_gradients(zip(grads, self.model.trainable_variables))
        self.model.save_weights('net.weights.h5')


Trainer().train()
