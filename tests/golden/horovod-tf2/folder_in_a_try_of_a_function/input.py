import os
import numpy as np
import tensorflow as tf


def folder(path):
    if os.path.exists(path):
        return None
    else:
        try:
            os.makedirs(path)
        except:
            # another machine may have made it meanwhile
            return None
        return path


rows = np.random.RandomState(0).rand(240, 3).astype('float32')
wanted = rows.sum(axis=1, keepdims=True)
for kind in ('one', 'two'):
    folder('results/' + kind)
    model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
    model.compile(optimizer=tf.keras.optimizers.legacy.SGD(0.01), loss='mse')
    model.fit(rows, wanted, batch_size=8, epochs=2, verbose=2)
    model.save_weights('results/' + kind + '/last.h5')
