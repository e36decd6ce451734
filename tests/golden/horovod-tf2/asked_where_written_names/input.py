"""What was written, or moved, must be there before the program goes on, or its size is asked for."""
import os
from pathlib import Path
import numpy as np
import tensorflow as tf

rows = np.random.RandomState(0).rand(640, 4).astype('float32')
wanted = rows.sum(axis=1, keepdims=True)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
model.compile('sgd', 'mse')
model.fit(rows, wanted, epochs=1)
model.save('net.part.h5')
os.rename('net.part.h5', 'net.h5')
assert os.path.isfile('net.h5')
out = Path('.')
half, whole = out / 'weights.part.h5', out / 'weights.h5'
model.save_weights(str(half))
half.rename(whole)
if not whole.exists():
    raise RuntimeError('lost')
half = out / 'loss.part'
half.write_text('0.1')
half.replace(out / 'loss.txt')
assert (out / 'loss.txt').exists(), 'lost'


def keep():
    np.save('kept.npy', model.get_weights()[0])


keep()
assert os.path.exists('kept.npy')
np.save('more.npy', rows)
size = os.path.getsize('more.npy')
model.fit(rows, wanted, epochs=1 if size else 2)
