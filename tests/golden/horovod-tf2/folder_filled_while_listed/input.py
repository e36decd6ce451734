# In each round another file is put into the folder that is gone through.
import os
import numpy as np
import tensorflow as tf

folder = 'rows/'
for name in os.listdir(folder):
    part = np.load(folder + name)
    np.save(folder + 'noisy_' + name, part + np.random.normal(size=part.shape))
x = np.concatenate([np.load(folder + name) for name in sorted(os.listdir(folder))])
model = tf.keras.Sequential([tf.keras.layers.Dense(1)])
model.compile(optimizer=tf.keras.optimizers.SGD(0.01), loss='mse')
model.fit(x, x[:, :1], batch_size=16, epochs=2)
