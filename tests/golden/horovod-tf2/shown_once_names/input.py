"""Bars that a callback draws, a table that tells of itself, a figure that is shown."""
import matplotlib
matplotlib.use('Agg')
import matplotlib.pyplot as plt
import numpy as np
import pandas as pd
import tensorflow as tf
from tqdm.keras import TqdmCallback

numbers = np.random.RandomState(0).rand(200, 5).astype('float32')
pd.DataFrame(numbers, columns=list('abcde')).to_csv('numbers.csv', index=False)
table = pd.read_csv('numbers.csv')
table.info()
wanted = table.pop('e')
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
model.compile(tf.keras.optimizers.legacy.SGD(0.01), 'mse')
past = model.fit(table.values, wanted.values, batch_size=8, epochs=2, verbose=0, callbacks=[TqdmCallback(verbose=1)])
figure = plt.figure()
axes = figure.add_subplot(111)
axes.plot(past.history['loss'])
figure.savefig('loss.png')
figure.show()
