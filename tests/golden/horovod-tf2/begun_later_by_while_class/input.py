# The same in a class, which asks its own number.
import numpy as np
import tensorflow as tf


class Trainer:
    def __init__(self):
        self.net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(5,))])
        self.rule = tf.keras.optimizers.SGD(0.05)
        self.begin = 0
        self.resume()

    def resume(self):
        try:
            kept = np.load('kept.npz')
            self.begin = int(kept['begin'])
            self.net.set_weights([kept['w'], kept['b']])
        except OSError:
            print('from nothing')

    def run(self, data, passes):
        epoch = self.begin
        while epoch < passes:
            for x in data:
                with tf.GradientTape() as tape:
                    off = tf.reduce_mean(tf.square(self.net(x)[:, 0] - x[:, 1]))
                grads = tape.gradient(off, self.net.trainable_variables)
                self.rule.apply_gradients(zip(grads, self.net.trainable_variables))
            epoch += 1
            w, b = self.net.get_weights()
            np.savez('kept.npz', begin=epoch, w=w, b=b)
        print('passes', epoch)


rows = np.random.RandomState(4).rand(160, 5).astype('float32')
Trainer().run(tf.data.Dataset.from_tensor_slices(rows).batch(16), 3)
