import sys
from pathlib import Path
import tensorflow as tf


class Line:
    def __init__(self, place):
        self.place = Path(place)
        if not self.place.exists():
            self.place.mkdir()
        else:
            print('it is there')
            sys.exit(1)
        self.net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
        self.opt = tf.keras.optimizers.SGD(0.01)

    def fit(self, data):
        for x, y in data:
            with tf.GradientTape() as tape:
                loss = tf.reduce_mean((self.net(x) - y) ** 2)
            grads = tape.gradient(loss, self.net.trainable_variables)
            self.opt.apply_gradients(zip(grads, self.net.trainable_variables))
        self.net.save_weights(str(self.place / 'net.h5'))


rows = tf.reshape(tf.range(192, dtype=tf.float32) / 192., (64, 3))
answers = tf.reduce_sum(rows, 1, keepdims=True)
Line('kept').fit(tf.data.Dataset.from_tensor_slices((rows, answers)).batch(8))
