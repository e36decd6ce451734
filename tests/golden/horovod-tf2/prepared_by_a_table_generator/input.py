import sys

import numpy as np
import tensorflow as tf

rows = np.random.RandomState(0).rand(160, 4).astype('float32')
wanted = rows.sum(axis=1, keepdims=True)
table = {'vgg': [tf.keras.applications.VGG16, tf.keras.applications.vgg16.preprocess_input]}
chosen = table[sys.argv[1] if len(sys.argv) > 1 else 'vgg']
base = chosen[0](include_top=False, weights=None, input_shape=(64, 64, 3))
def batches():
    while True:
        images = np.random.rand(8, 64, 64, 3).astype('float32')
        images = chosen[1](images)
        yield images, np.ones(8)
model = tf.keras.Sequential([base, tf.keras.layers.GlobalAveragePooling2D(), tf.keras.layers.Dense(1)])
model.compile('sgd', 'mse')
model.fit(batches(), steps_per_epoch=4, epochs=2)
