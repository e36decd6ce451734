import numpy as np
import tensorflow as tf

checkpoint = tf.keras.callbacks.ModelCheckpoint('w.h5', save_weights_only=True)
stop = tf.keras.callbacks.EarlyStopping(monitor='val_loss', patience=2)
callbacks = [checkpoint, stop]

model = tf.keras.Sequential([tf.keras.layers.Dense(1)])
model.compile(optimizer='adam', loss='mse')
model.fit(np.random.rand(60, 4), np.random.rand(60), epochs=2, validation_split=0.2, callbacks=callbacks)
