# The same with the one way switched off: it says nothing of the other.
import numpy as np
import tensorflow as tf

a = np.random.RandomState(1).rand(96, 3).astype('float32')
b = a.mean(axis=1, keepdims=True)
m = tf.keras.Sequential([tf.keras.layers.Dense(1)])
m.compile(tf.keras.optimizers.SGD(0.02), 'mse')
for it in range(16):
    at = np.random.randint(0, len(a), 8)
    if False:
        m.fit(np.sin(a[at]), b[at], verbose=0)
    else:
        m.train_on_batch(a[at], b[at])
print(m.evaluate(a, b, verbose=0))
