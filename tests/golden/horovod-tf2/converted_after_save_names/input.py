# The folder has a name, and the text beside it is read by other words.
import os
import numpy as np
import tensorflow as tf
from tensorflow.io import gfile

FOLDER = os.path.join('out', 'net')
os.makedirs('out', exist_ok=True)
r = np.random.RandomState(2)
a, b = r.rand(64, 2).astype('float32'), r.rand(64, 1).astype('float32')
with gfile.GFile('out/columns.txt', 'w') as text:
    text.write('length\nwidth\n')
with gfile.GFile('out/columns.txt', 'r') as text:
    columns = text.read().split()
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(len(columns),))])
net.compile(tf.keras.optimizers.Adam(0.01), 'mse')
net.fit(a, b, batch_size=8, epochs=2, verbose=0)
tf.saved_model.save(net, FOLDER)
made = tf.lite.TFLiteConverter.from_saved_model(FOLDER)
small = made.convert()
print(len(small) > 100, net.evaluate(a, b, verbose=0))
