import numpy as np
import tensorflow as tf
x = np.random.rand(256, 8).astype("float32")
y = np.random.rand(256, 1).astype("float32")
net = tf.keras.Sequential([tf.keras.layers.Dense(4), tf.keras.layers.Dense(1)])
data = tf.data.Dataset.from_tensor_slices((x, y)).batch(32)

from official.utils import distribution_utils as du
strategy = du.get_distribution_strategy("mirrored")
def rows(n):
    return n * tf.distribute.get_strategy().num_replicas_in_sync if tf.distribute.has_strategy() else n
def build():
    with du.scope(strategy):
        model = tf.keras.Sequential([tf.keras.layers.Dense(1)])
        model.compile("sgd", "mse")
        return model
build().fit(x, y, batch_size=rows(8))
