# A module has other ways of training, and this program calls them as well: that is refused.
import numpy as np
import tensorflow as tf
import ways
from own import learn

x = np.random.RandomState(1).rand(160, 4).astype("float32")
y = x.sum(1)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
learn(net, x, y, tf.keras.optimizers.SGD(0.05), epochs=3)
ways.learn(net, x, y, "fit")
print(float(tf.reduce_mean((net(x)[:, 0] - y) ** 2)))
