import numpy as np
import tensorflow as tf
from tensorflow.keras.callbacks import EarlyStopping, ModelCheckpoint, ReduceLROnPlateau, CSVLogger

x, y = np.random.rand(60, 4), np.random.rand(60)
model = tf.keras.Sequential([tf.keras.layers.Dense(1)])
model.compile(optimizer='adam', loss='mse')
model.fit(
    x,
    y,
    epochs=3,
    validation_split=0.1,
    callbacks=[
        EarlyStopping(patience=3),
        ModelCheckpoint('best.h5', save_best_only=True),
        ReduceLROnPlateau(factor=0.5),
        CSVLogger('log.csv'),
    ],
)
