"""A folder is asked for and made in a `try`, of which the handler ends the program."""
import os

import numpy as np
import tensorflow as tf


def folders(names):
    try:
        for name in names:
            if not os.path.exists(name):
                os.makedirs(name)
    except Exception as err:
        print("making folders: {0}".format(err))
        exit(-1)


folders(["logs", "models"])
x = np.random.RandomState(1).rand(64, 4).astype("float32")
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
model.compile(loss="mse", optimizer="adam")
model.fit(x, x[:, 0], epochs=2, batch_size=8)
model.save_weights("models/m.h5")
