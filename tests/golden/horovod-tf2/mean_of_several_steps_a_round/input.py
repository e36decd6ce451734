import numpy as np
import tensorflow as tf

rows = np.random.RandomState(1).rand(320, 4).astype('float32')
wanted = rows.sum(axis=1, keepdims=True)
model = tf.keras.Sequential([tf.keras.Input((4,)), tf.keras.layers.Dense(1)])
model.compile(tf.keras.optimizers.SGD(0.01), 'mse')


def drawn():
    at = np.random.randint(0, 320, 8)
    return rows[at], wanted[at]


every, times, total, other = 10, 2, 0.0, 0.0
for k in range(40):
    for _ in range(times * 2):
        x, y = drawn()
        total += float(model.train_on_batch(x, y))
    for _ in range(times):
        x, y = drawn()
        other += float(model.train_on_batch(x, y))
    if not k % every:
        print('mean', total / (every * times * 2))
        total = 0.0
        print('other', other / (every * times))
        other = 0.0
        model.save_weights('net.weights.h5')
