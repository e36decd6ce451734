# Loaded only where it is asked for; by itself a program that trains.
import tensorflow as tf
import tensorflow.keras.backend as K
from tensorflow.keras.layers import Dense, Input


def loss(y, p):
    return K.mean(K.abs(y - p), axis=-1)


if __name__ == '__main__':
    i = Input((4,))
    model = tf.keras.Model(i, Dense(1)(i))
    model.compile(optimizer=tf.keras.optimizers.Adam(), loss=loss)
    model.fit(tf.zeros((8, 4)), tf.zeros((8, 1)))
