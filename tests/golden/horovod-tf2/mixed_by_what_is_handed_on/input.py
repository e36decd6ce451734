"""Orders are mixed by what is handed on, or within an expression: nothing is sent behind that."""
import functools
import random
import numpy as np
import tensorflow as tf

rows = np.random.RandomState(1).rand(320, 4).astype('float32')
wanted = rows.sum(axis=1)
parts = [np.arange(160), np.arange(160, 320)]
list(map(np.random.shuffle, parts))
pools = {'a': list(range(160)), 'b': list(range(160, 320))}
[random.shuffle(pool) for pool in pools.values()]
mix = functools.partial(np.random.shuffle, parts[0])
mix()
order = np.concatenate([parts[0][:120], parts[1][:120], pools['a'][:20], pools['b'][:20]])
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
net.compile('sgd', 'mse')
net.fit(rows[order], wanted[order], verbose=0)
