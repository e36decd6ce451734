import numpy as np
import tensorflow as tf
from tensorflow.keras.optimizers.schedules import PiecewiseConstantDecay

model = tf.keras.Sequential([tf.keras.layers.Dense(1)])
lr = PiecewiseConstantDecay([100, 200], [0.1, 0.01, 0.001])
model.compile(optimizer=tf.keras.optimizers.SGD(lr), loss='mse')
model.fit(np.random.rand(40, 4), np.random.rand(40), epochs=2)
