import numpy as np
import tensorflow as tf
from mlflow.keras import log_model

rows = np.random.RandomState(0).rand(160, 4).astype('float32')
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
model.compile(optimizer=tf.keras.optimizers.SGD(0.01), loss='mse')
model.fit(rows, rows.sum(axis=1, keepdims=True), batch_size=8, epochs=2, verbose=2)
log_model(model, 'net')
