import numpy as np
import tensorflow as tf

model = tf.keras.Sequential([tf.keras.layers.Dense(1)])
model.compile(optimizer=tf.keras.optimizers.SGD(0.01), loss='mse')
model.fit(np.random.rand(200, 4), np.random.rand(200), validation_split=0.2, epochs=4, callbacks=[
    tf.keras.callbacks.ReduceLROnPlateau(monitor='val_loss', patience=1, min_delta=10.0),
    tf.keras.callbacks.TensorBoard('logs')])
