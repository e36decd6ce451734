import os
import shutil
import pathlib
import tensorflow as tf


def fresh(place):
    place = pathlib.Path(place)
    try:
        place.mkdir()
        return True
    except FileExistsError:
        shutil.rmtree(str(place))
    place.mkdir()
    return False


new = fresh('made')
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
net.compile('sgd', 'mse')
net.fit(tf.ones((64, 3)), tf.ones((64, 1)), batch_size=8, epochs=1 if new else 5)
net.save_weights('made/net.h5')
