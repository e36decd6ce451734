"""Files that objects and modules open which were not read, and a logger of such a module."""
import numpy as np
import rasterio
import tensorflow as tf
from boards import loggers
from songs import Song

rows = np.random.RandomState(0).rand(480, 4).astype('float32')
told = loggers.ScalarLogger('logs')
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
net.compile('sgd', 'mse')
for k in range(60):
    loss = net.train_on_batch(rows[k * 8:k * 8 + 8], rows[k * 8:k * 8 + 8].sum(1))
    told.log_scalar('loss', loss, k)
song = Song(net.predict(rows[:8]))
song.open('net.mid', 'wb')
song.write()
song.close()
with rasterio.open('net.tif', 'w', count=1) as picture:
    picture.write(net.predict(rows[:8]), 1)
