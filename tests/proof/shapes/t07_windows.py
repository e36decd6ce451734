"""Windows of a text; each predicts its next letters."""
import numpy as np
import tensorflow as tf
text = "the brown fox sat on the log and the frog sat in the bog; " * 20
ids = np.array([ord(c) for c in text])
data = tf.data.Dataset.from_tensor_slices(ids).batch(21, drop_remainder=True).map(lambda w: (w[:-1], w[1:])).batch(4)
model = tf.keras.Sequential([tf.keras.layers.Embedding(128, 4), tf.keras.layers.Dense(128)])
model.compile("sgd", tf.keras.losses.SparseCategoricalCrossentropy(from_logits=True))
model.fit(data, epochs=2)
