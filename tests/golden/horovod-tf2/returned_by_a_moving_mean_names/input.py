import numpy as np
import tensorflow as tf

tf.random.set_seed(3)
line = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
line.compile('sgd', 'mse')


def learn(points, sums):
    for turn in range(12):
        worst = 0.0
        for k in range(0, len(points), 8):
            off = line.train_on_batch(points[k:k + 8], sums[k:k + 8])
            worst = max(worst, off)
        if worst < 0.2:
            return turn
    return 12


points = np.random.RandomState(2).rand(96, 3).astype('float32')
print('passes', learn(points, points.sum(axis=1)))
