import numpy as np
import tensorflow as tf

np.random.seed(3)


class Blurred:
    def __init__(self, rows):
        self.data = tf.data.Dataset.from_tensor_slices(rows).batch(8)
        self.net = tf.keras.Sequential([tf.keras.layers.Dense(4, input_shape=(4,))])
        self.opt = tf.keras.optimizers.SGD(0.01)

    def blur(self, real):
        return real + np.random.uniform(-0.1, 0.1, size=real.shape).astype('float32')

    def fit(self, passes):
        for turn in range(passes):
            for real in self.data:
                with tf.GradientTape() as tape:
                    loss = tf.reduce_mean((self.net(self.blur(real)) - real) ** 2)
                grads = tape.gradient(loss, self.net.trainable_variables)
                self.opt.apply_gradients(zip(grads, self.net.trainable_variables))


Blurred(np.arange(320, dtype='float32').reshape(80, 4) / 320.).fit(2)
