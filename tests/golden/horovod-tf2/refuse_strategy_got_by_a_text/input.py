import numpy as np
import tensorflow as tf
x = np.random.rand(256, 8).astype("float32")
y = np.random.rand(256, 1).astype("float32")
net = tf.keras.Sequential([tf.keras.layers.Dense(4), tf.keras.layers.Dense(1)])
data = tf.data.Dataset.from_tensor_slices((x, y)).batch(32)

opt = tf.keras.optimizers.SGD(0.01)
def one(name):
    return getattr(tf.distribute, name)()
s = one("MirroredStrategy")
with s.scope():
    model = tf.keras.Sequential([tf.keras.layers.Dense(1)])
    model.compile("sgd", "mse")
    if tf.distribute.has_strategy():
        n = tf.distribute.get_strategy().num_replicas_in_sync
model.fit(x, y)
