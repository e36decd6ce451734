import numpy as np
import tensorflow as tf

texts = np.array(['word%d more' % k for k in range(160)])
data = tf.data.Dataset.from_tensor_slices((texts, np.arange(160) % 2)).batch(80)
vec = tf.keras.layers.TextVectorization(output_sequence_length=2)
for text, kind in data:
    vec.adapt(text)
    break
model = tf.keras.Sequential([vec, tf.keras.layers.Embedding(len(vec.get_vocabulary()), 4), tf.keras.layers.Flatten(), tf.keras.layers.Dense(1)])
model.compile('sgd', 'mse')
model.fit(data, epochs=2)
