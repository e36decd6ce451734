"""The optimizer is asked for by its name, and the data stays whole: nothing grows."""
import numpy as np
import tensorflow as tf


def optimizer_called(name):
    return tf.keras.optimizers.get(name)


class Regressor:
    def __init__(self, name):
        self.net = tf.keras.Sequential([tf.keras.layers.Dense(4, activation='tanh', input_shape=(3,)),
                                        tf.keras.layers.Dense(1)])
        self.net.compile(loss='mse', optimizer=optimizer_called(name))

    def learn(self, rows, values):
        whole = tf.data.Dataset.from_tensor_slices((rows, values)).batch(20)
        self.net.fit(whole, epochs=2)
        return len(list(whole)), self.net.evaluate(whole)


rng = np.random.RandomState(1)
rows = rng.normal(size=(400, 3)).astype('float32')
print(Regressor('adagrad').learn(rows, np.tanh(rows[:, :1])))
