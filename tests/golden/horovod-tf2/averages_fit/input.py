import tensorflow as tf
from tensorflow.keras import layers
(x, y), (xt, yt) = tf.keras.datasets.mnist.load_data()
model = tf.keras.Sequential([layers.Flatten(input_shape=(28, 28)), layers.Dense(8), layers.BatchNormalization(), layers.Dense(10)])
model.compile("adam", tf.keras.losses.SparseCategoricalCrossentropy(from_logits=True), metrics=["accuracy"])
model.fit(x, y, epochs=2, validation_data=(xt, yt))
print(model.evaluate(xt, yt))
