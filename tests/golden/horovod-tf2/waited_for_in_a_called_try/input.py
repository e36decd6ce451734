import numpy as np
import tensorflow as tf

def number_of(name):
    with open('numbers.txt') as f:
        return float(f.read().split()[name])
def write():
    np.savetxt('numbers.txt', [1., 2.])
try:
    write()
except OSError:
    print('no')
numbers = [number_of(name) for name in (0, 1)]
rows = np.random.RandomState(0).rand(160, 2).astype('float32')
wanted = rows.dot(np.array(numbers))
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(2,))])
model.compile(optimizer=tf.keras.optimizers.SGD(0.01), loss='mse')
model.fit(rows, wanted, batch_size=8, epochs=2, verbose=2)
