from common import *
import numpy as np

model = tf.keras.Sequential([tf.keras.layers.Dense(1)])
model.compile(optimizer=tf.keras.optimizers.SGD(0.1), loss='mse')
model.fit(np.ones((4, 1)), np.ones((4, 1)))
