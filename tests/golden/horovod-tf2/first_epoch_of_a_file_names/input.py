# It is a part of what is restored as a whole.
import numpy as np
import tensorflow as tf
import json
import os

tf.random.set_seed(1)
rows = np.random.RandomState(2).rand(96, 3).astype("float32")
wanted = rows.sum(axis=1)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
net.compile(tf.keras.optimizers.SGD(0.05), 'mse')
kept = {'passes': 0, 'best': None}
if os.path.isfile('kept.json'):
    with open('kept.json') as f:
        kept = json.load(f)
net.fit(rows, wanted, batch_size=8, initial_epoch=kept['passes'], epochs=10, verbose=2)
with open('kept.json', 'w') as f:
    json.dump({'passes': 8, 'best': 1}, f)
