"""Files of arrays and of objects are gone on with by the first worker, where nothing else is done of it."""
import shelve
import h5py
import numpy as np
import tensorflow as tf

rows = np.random.RandomState(0).rand(640, 4).astype('float32')
wanted = rows.sum(axis=1, keepdims=True)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
model.compile('sgd', 'mse')
h = model.fit(rows, wanted, epochs=2)
with h5py.File('out.h5', 'a') as f:
    f['p'] = model.predict(rows)
with h5py.File('out.h5', mode='r+') as f:
    f.create_dataset('rows', data=rows)
with shelve.open('kept') as kept:
    kept['losses'] = h.history['loss']
with h5py.File('out.h5', 'r') as f:
    seen = f['rows'].shape
print(seen)
