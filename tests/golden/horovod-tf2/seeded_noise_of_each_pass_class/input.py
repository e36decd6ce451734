import numpy as np
import tensorflow as tf

np.random.seed(3)


class Blurred:
    def __init__(self, rows):
        self.data = tf.data.Dataset.from_tensor_slices(rows).batch(8)
        self.net = tf.keras.Sequential([tf.keras.layers.Dense(4, input_shape=(4,))])
        self.opt = tf.keras.optimizers.SGD(0.01)

    def fit(self):
        for real in self.data:
            noise = np.random.uniform(-0.1, 0.1, size=real.shape).astype('float32')
            with tf.GradientTape() as tape:
                loss = tf.reduce_mean((self.net(real + noise) - real) ** 2)
            grads = tape.gradient(loss, self.net.trainable_variables)
            self.opt.apply_gradients(zip(grads, self.net.trainable_variables))


it = Blurred(np.arange(320, dtype='float32').reshape(80, 4) / 320.)
for epoch in range(4):
    it.fit()
