import numpy as np
import tensorflow as tf

model = tf.keras.models.load_model('trained.h5')
model.fit(np.random.rand(40, 4), np.random.rand(40), epochs=1)
model.save('trained.h5')
