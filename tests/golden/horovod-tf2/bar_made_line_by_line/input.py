# How far the rounds are is made into a line, and nothing else.
import numpy as np
import tensorflow as tf
from tensorflow import keras
rows = np.random.RandomState(3).rand(640, 4).astype('float32')
wanted = np.ones((640, 1), 'float32')
net = keras.Sequential([keras.layers.Dense(8, input_shape=(4,)), keras.layers.Dense(1)])
net.compile('adam', 'mse')
N = 300
for k in range(N):
    at = np.random.randint(0, 640, 16)
    l = net.train_on_batch(rows[at], wanted[at])
    percent = 100. * (k + 1) / N
    filled = int(percent / 5)
    line = '#' * filled + '-' * (20 - filled)
    print('%s %.1f%% %f' % (line, percent, l))
