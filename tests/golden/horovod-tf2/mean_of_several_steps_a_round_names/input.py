import numpy as np
import tensorflow as tf

rows = np.random.RandomState(1).rand(320, 4).astype('float32')
wanted = rows.sum(axis=1, keepdims=True)
model = tf.keras.Sequential([tf.keras.Input((4,)), tf.keras.layers.Dense(1)])
model.compile(tf.keras.optimizers.SGD(0.01), 'mse')


def drawn():
    at = np.random.randint(0, 320, 8)
    return rows[at], wanted[at]


times, summed, rest = 2, 0.0, 0.0
for k in range(40):
    for _ in range(times * 2):
        x, y = drawn()
        summed += float(model.train_on_batch(x, y))
    for _ in range(times):
        x, y = drawn()
        rest += float(model.train_on_batch(x, y))
    if not k % 10:
        print('mean', summed / (10 * times * 2))
        summed = 0.0
        print('rest', rest / (10 * times))
        rest = 0.0
        model.save_weights('net.weights.h5')
