import sys

import numpy as np
import tensorflow as tf

rows = np.random.RandomState(0).rand(160, 4).astype('float32')
wanted = rows.sum(axis=1, keepdims=True)
nets = {'vgg': (tf.keras.applications.VGG16, tf.keras.applications.vgg16.preprocess_input)}
make, prep = nets[sys.argv[1] if len(sys.argv) > 1 else 'vgg']
base = make(include_top=False, weights=None, input_shape=(64, 64, 3))
images = np.random.rand(32, 64, 64, 3).astype('float32')
data = tf.data.Dataset.from_tensor_slices((images, np.ones(32))).map(lambda x, y: (prep(x), y)).batch(8)
model = tf.keras.Sequential([base, tf.keras.layers.GlobalAveragePooling2D(), tf.keras.layers.Dense(1)])
model.compile('sgd', 'mse')
model.fit(data, epochs=2)
