"""A file says how it is to be trained, and is written anew at once."""
import json

import numpy as np
import tensorflow as tf

x = np.random.RandomState(0).rand(96, 4)
with open('state.json', 'r+') as f:
    state = json.load(f)
    state['runs'] += 1
    f.seek(0)
    json.dump(state, f)
    f.truncate()
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
net.compile(tf.keras.optimizers.legacy.SGD(state['rate']), 'mse')
net.fit(x, x.sum(1), batch_size=8, epochs=state['runs'])
