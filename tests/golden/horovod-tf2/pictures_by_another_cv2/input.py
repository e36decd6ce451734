"""OpenCV and matplotlib by the longer of their names."""
import matplotlib
matplotlib.use('Agg')
import matplotlib.pylab as plt
import numpy as np
import tensorflow as tf
from cv2 import cv2

rows = np.random.RandomState(0).rand(64, 4).astype('float32')
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
model.compile('adam', 'mse')
history = model.fit(rows, rows.sum(1), batch_size=8, epochs=2, verbose=2)
cv2.imwrite('rows.png', rows * 255)
plt.plot(history.history['loss'])
plt.show()
