"""A folder is copied as a whole, by several words, and what lies in the copies is read at once."""
import os
import shutil
import numpy as np
import tensorflow as tf

os.makedirs('source', exist_ok=True)
np.save('source/rows.npy', np.random.RandomState(1).rand(320, 4).astype('float32'))
if os.path.isdir('work'):
    shutil.rmtree('work')
shutil.copytree('source', 'work')
rows = np.load('work/rows.npy')
shutil.copytree('source', 'second', dirs_exist_ok=True)
more = np.load('second/rows.npy')
shutil.copy2('source/rows.npy', 'third.npy')
last = np.load('third.npy')
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
net.compile('sgd', 'mse')
net.fit(np.concatenate([rows, more, last]), np.concatenate([rows, more, last]).sum(1), verbose=0)
