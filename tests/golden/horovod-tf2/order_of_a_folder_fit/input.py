import glob
import os
import numpy as np
import tensorflow as tf

rows, answers = [], []
for k, name in enumerate(glob.glob(os.path.join(os.path.dirname(os.__file__), '*.py'))[:64]):
    rows.append([len(name) / 100.])
    answers.append(k / 64.)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(1,))])
net.compile('sgd', 'mse')
net.fit(np.array(rows), np.array(answers), batch_size=8, epochs=2, verbose=0)
