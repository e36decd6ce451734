import numpy as np
import tensorflow as tf

opt = tf.keras.optimizers.SGD(0.1)
opt = tf.keras.mixed_precision.LossScaleOptimizer(opt)
model = tf.keras.Sequential([tf.keras.layers.Dense(1)])
model.compile(optimizer=opt, loss='mse')
model.fit(np.random.rand(40, 4), np.random.rand(40))
