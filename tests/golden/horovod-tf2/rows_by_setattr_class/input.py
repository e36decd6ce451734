# Which rows a set has is said by a text.
import numpy as np
import tensorflow as tf


class Sets:
    def __init__(self, **sizes):
        for name, size in sizes.items():
            rows = np.random.RandomState(size).rand(size, 4).astype('float32')
            setattr(self, name, tf.data.Dataset.from_tensor_slices(rows))


sets = Sets(train=640, test=64)
train = sets.train.map(lambda row: (row, tf.reduce_sum(row)))
train = train.shuffle(640, seed=3)
train = train.batch(16).prefetch(tf.data.AUTOTUNE)
test = sets.test.map(lambda row: (row, tf.reduce_sum(row))).batch(16)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
model.compile(tf.keras.optimizers.SGD(0.01), 'mse')
model.fit(train, epochs=2, validation_data=test)
model.save_weights('net.h5')
