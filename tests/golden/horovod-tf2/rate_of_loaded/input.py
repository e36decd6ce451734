import numpy as np
import tensorflow as tf

x = np.random.rand(640, 4).astype('float32')
model = tf.keras.models.load_model('begun.h5')
model.fit(x, x.sum(1), epochs=2, batch_size=16)
