import numpy as np
import tensorflow as tf
from . import net

rows = np.ones((64, 4), 'float32')
net.compile(tf.keras.optimizers.SGD(0.05), tf.keras.losses.MeanSquaredError())
net.fit(rows, rows[:, :1], epochs=2)
