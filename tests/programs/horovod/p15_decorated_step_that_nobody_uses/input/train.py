# A decorated step that nobody calls stands in no way.
import numpy as np
import tensorflow as tf
from parts import *

model = tf.keras.Sequential([tf.keras.layers.Dense(1)])
opt = tf.keras.optimizers.Adam(0.01)
data = tf.data.Dataset.from_tensor_slices(np.random.rand(64, 4).astype('float32')).batch(8)
step = define()
for x in data:
    step(model, opt, x, x[:, :1])
