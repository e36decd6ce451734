# In a graph a draw is a tensor, whatever the layer calls the function that it is drawn in.
import numpy as np
import tensorflow as tf

tf.compat.v1.disable_eager_execution()


def factor(p):
    return tf.random.uniform([3], 1 - p, 1 + p)


class Rescaled(tf.keras.layers.Layer):
    def call(self, x):
        return x * self.by() + tf.cast(tf.shape(x)[1] // 2, tf.float32)

    def by(self):
        return tf.keras.backend.in_train_phase(factor(0.1), tf.ones([3]))


m = tf.keras.Sequential([Rescaled(input_shape=(3,)), tf.keras.layers.Dense(1)])
m.compile(tf.keras.optimizers.legacy.SGD(0.01), 'mse')
a = np.random.RandomState(2).rand(64, 3).astype('float32')
m.fit(a, a[:, 0], batch_size=8, epochs=2, verbose=0)
print(m.evaluate(a, a[:, 0], verbose=0))
