import sys
import numpy as np
import tensorflow as tf

model = tf.keras.models.load_model('model.h5')
image = np.load(sys.argv[1])
print(model.predict(image[None]))
