"""A library fetches the file, unless it is there: each worker would ask that at another moment."""
import os

import numpy as np
import tensorflow as tf

np.savez('far.npz', x=np.random.RandomState(0).rand(256, 4).astype('float32'))
near = os.path.join(os.getcwd(), 'kept', 'near.npz')
if not os.path.exists(near):
    where = tf.keras.utils.get_file('near.npz', origin='file://' + os.path.abspath('far.npz'),
                                    cache_dir=os.getcwd(), cache_subdir='kept')
    print('fetched', where)
signals = np.load(near)['x']
for name in ['one.npz', 'two.npz']:
    if not os.path.isfile(name):
        tf.keras.utils.get_file(os.path.abspath(name), 'file://' + os.path.abspath('far.npz'))
        continue
    print(name, 'is there')
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
net.compile(optimizer='adam', loss='mse')
net.fit(signals, signals.sum(1, keepdims=True), batch_size=8, epochs=2)
