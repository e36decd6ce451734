"""The same that a method gives back."""
import numpy as np
import tensorflow as tf

settings = {'rate': 0.01, 'decays': False}


class Training:
    def rate(self):
        if settings['decays']:
            return tf.keras.optimizers.schedules.InverseTimeDecay(settings['rate'], 10, 0.5)
        return settings['rate']

    def run(self):
        rows = np.random.RandomState(2).rand(96, 4).astype('float32')
        net = tf.keras.Sequential([tf.keras.layers.Dense(4, input_shape=(4,))])
        opt = tf.keras.optimizers.Adam(learning_rate=self.rate())
        for x in tf.data.Dataset.from_tensor_slices(rows).batch(8):
            with tf.GradientTape() as tape:
                loss = tf.reduce_mean((net(x) - x) ** 2)
            opt.apply_gradients(zip(tape.gradient(loss, net.trainable_variables), net.trainable_variables))
        return np.isfinite(float(loss))


print(Training().run())
