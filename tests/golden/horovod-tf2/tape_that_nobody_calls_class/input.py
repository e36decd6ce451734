import numpy as np
import tensorflow as tf

rows = np.random.RandomState(1).rand(640, 4).astype('float32')
wanted = rows.sum(1, keepdims=True)


class Trainer:
    def __init__(self):
        self.model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
        self.opt = tf.keras.optimizers.SGD(0.01)

    def by_fit(self):
        self.model.compile(self.opt, 'mse')
        self.model.fit(rows, wanted, batch_size=16, epochs=3)

    def by_tape(self):
        data = tf.data.Dataset.from_tensor_slices((rows, wanted)).batch(16)
        for epoch in range(3):
            for x, y in data:
                self.one(x, y)

    def one(self, x, y):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((self.model(x) - y) ** 2)
        grads = tape.gradient(loss, self.model.trainable_variables)
        self.opt.apply_gradients(zip(grads, self.model.trainable_variables))


Trainer().by_fit()
