"""Tells digits apart, with fit."""
import tensorflow as tf


strategy = tf.distribute.MirroredStrategy()


(x, y), _ = tf.keras.datasets.mnist.load_data()


def build(units):
    inputs = tf.keras.Input((28, 28))
    h = tf.keras.layers.Flatten()(inputs)
    h = tf.keras.layers.Dense(units, activation='relu')(h)
    return tf.keras.Model(inputs, tf.keras.layers.Dense(10)(h))


with strategy.scope():
    model = build(32)
loss = tf.keras.losses.SparseCategoricalCrossentropy(from_logits=True)
with strategy.scope():
    model.compile(tf.keras.optimizers.Adam(0.001), loss, metrics=['accuracy'])
model.fit(x / 255.0, y, batch_size=64 * strategy.num_replicas_in_sync, epochs=2)
model.save('digits.h5')
