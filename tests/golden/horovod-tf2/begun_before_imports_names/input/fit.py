import numpy as np
import tensorflow as tf

from rows import made_up

table = np.array(made_up(640), 'float32')
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
model.compile(optimizer=tf.keras.optimizers.Adam(0.001), loss='mse')
model.fit(table[:, :4], table[:, 4:], batch_size=8, epochs=4)
model.save_weights('model.h5')
