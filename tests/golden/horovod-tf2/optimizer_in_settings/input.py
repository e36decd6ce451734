"""What `compile` is given stands in a dictionary, and nothing is fitted as a whole."""
import numpy as np
import tensorflow as tf

x = np.random.RandomState(0).rand(96, 4).astype('float32')
y = x.sum(1)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
how = dict(loss='mse', optimizer=tf.keras.optimizers.legacy.SGD(0.05))
net.compile(**how)
for k in range(24):
    i = np.random.randint(0, len(x), 8)
    net.train_on_batch(x[i], y[i])
print(net.evaluate(x, y, verbose=0) < 50)
