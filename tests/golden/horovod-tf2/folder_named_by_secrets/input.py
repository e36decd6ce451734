import os
import secrets
from datetime import datetime
import numpy as np
import tensorflow as tf

folder = 'run_' + datetime.today().strftime('%Y%m%d') + '_' + secrets.token_hex(4)
if not os.path.exists(folder):
    os.makedirs(folder)
rows = np.random.RandomState(0).rand(160, 4).astype('float32')
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
model.compile(optimizer=tf.keras.optimizers.SGD(0.01), loss='mse')
model.fit(rows, rows.sum(axis=1, keepdims=True), batch_size=8, epochs=2, verbose=2)
model.save_weights(os.path.join(folder, 'last.weights.h5'))
print(len([name for name in os.listdir('.') if name.startswith('run_')]))
