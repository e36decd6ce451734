"""What a `lambda` keeps while a model is trained is read behind it, in rounds."""
import numpy as np
import tensorflow as tf

rows = np.arange(2560, dtype='float32').reshape(640, 4) / 2560
wanted = rows.sum(1, keepdims=True)
model = tf.keras.Sequential([tf.keras.Input(4), tf.keras.layers.Dense(1)])
model.compile('sgd', 'mse')
kept = tf.keras.callbacks.LambdaCallback(
    on_epoch_end=lambda epoch, logs: model.save_weights('kept.h5'))
part = 0
while part < 2:
    model.fit(rows, wanted, batch_size=16, epochs=2, callbacks=[kept])
    model.load_weights('kept.h5')
    part += 1
