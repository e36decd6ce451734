# The same, beside another class.
import numpy as np
import tensorflow as tf
from tensorflow.keras import callbacks


class Named:
    name = "nan"


class Stop(Named, callbacks.TerminateOnNaN):
    pass


points = np.random.RandomState(1).rand(320, 4).astype("float32")
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
net.compile("adam", "mae")
watch = [Stop()]
net.fit(points, points[:, :1], batch_size=16, epochs=2, callbacks=watch, verbose=0)
print("left", net.evaluate(points, points[:, :1], verbose=0))
