# The rate of each model follows its own work: three rows stay whole, the others are divided.
import numpy as np
import tensorflow as tf

few = np.array([[0.], [1.], [2.]])
teacher = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(1,))])
teacher.compile(tf.keras.optimizers.SGD(0.05), loss='mse')
teacher.fit(few, 2 * few, epochs=3)

rows = np.random.RandomState(0).rand(64, 4)
targets = rows.sum(axis=1)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
schedule = tf.keras.optimizers.schedules.ExponentialDecay(0.01, 16, 0.9)
model.compile(tf.keras.optimizers.Adam(schedule), loss='mse')
model.fit(rows, targets, batch_size=8, epochs=4)
