"""A list of callbacks is told the number of each round, and one of them lets the rate fall."""
import numpy as np
import tensorflow as tf

np.random.seed(5)
rows = np.random.rand(240, 3).astype('float32')
wanted = rows.sum(axis=1, keepdims=True)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
net.compile(tf.keras.optimizers.SGD(0.05), 'mse')
falls = tf.keras.callbacks.CallbackList([tf.keras.callbacks.LearningRateScheduler(lambda k: 0.05 if k < 60 else 0.01)])
falls.set_model(net)
for k in range(120):
    falls.on_epoch_begin(k)
    at = np.random.randint(0, len(rows), 8)
    net.train_on_batch(rows[at], wanted[at])
print('error', float(np.mean((net.predict(rows, verbose=0) - wanted) ** 2)))
