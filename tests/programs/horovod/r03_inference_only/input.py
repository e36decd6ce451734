import sys

import numpy as np
import tensorflow as tf

model = tf.keras.models.load_model(sys.argv[1])
image = tf.keras.preprocessing.image.load_img(sys.argv[2], target_size=(224, 224))
batch = np.expand_dims(tf.keras.preprocessing.image.img_to_array(image), 0)
print(tf.keras.applications.resnet50.decode_predictions(model.predict(batch)))
