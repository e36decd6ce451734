import os
from pathlib import Path
import numpy as np
import tensorflow as tf


class Names:
    def __init__(self, place):
        self.number = {p.name: k for k, p in enumerate(Path(place).glob('*.py'))}
        self.rows = [[len(name), self.number[name]] for name in sorted(self.number)][:64]

    def data(self):
        rows = np.array(self.rows, 'float32') / 100.
        return tf.data.Dataset.from_tensor_slices((rows[:, :1], rows[:, 1:])).batch(8)


net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(1,))])
opt = tf.keras.optimizers.SGD(0.01)
for x, y in Names(os.path.dirname(os.__file__)).data():
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((net(x) - y) ** 2)
    grads = tape.gradient(loss, net.trainable_variables)
    opt.apply_gradients(zip(grads, net.trainable_variables))
