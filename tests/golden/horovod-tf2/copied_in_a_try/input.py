import os
import shutil
import numpy as np
import tensorflow as tf


def keep_source(folder):
    try:
        shutil.copy('settings_that_may_be_missing.yml', folder)
    except OSError:
        print('settings not kept')


def rows_of(folder):
    return np.array([np.load(os.path.join(folder, name)) for name in sorted(os.listdir(folder))])


os.makedirs('copies', exist_ok=True)
os.makedirs('rows', exist_ok=True)
random = np.random.RandomState(0)
for k in range(160):
    np.save('rows/%03d.npy' % k, random.rand(4).astype('float32'))
keep_source('copies')
for part in ('rows',):
    rows = rows_of(part)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
model.compile(optimizer=tf.keras.optimizers.SGD(0.01), loss='mse')
model.fit(rows, rows.sum(axis=1, keepdims=True), batch_size=8, epochs=2, verbose=2)
