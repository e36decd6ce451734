import numpy as np
import tensorflow as tf

x = tf.range(400.) / 400.
data = tf.data.Dataset.from_tensor_slices(x).batch(4, drop_remainder=True).map(lambda w: (w[:-1], w[-1])).shuffle(100).batch(8)
