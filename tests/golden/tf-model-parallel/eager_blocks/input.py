"""Blocks of several layers, an unbuilt Sequential in one, attention, and steps that no graph holds."""
import numpy as np
import tensorflow as tf
from tensorflow.keras import layers

tf.keras.utils.set_random_seed(5)


class Block(layers.Layer):
    def __init__(self, width):
        super().__init__()
        self.attention = layers.MultiHeadAttention(2, width // 2)
        self.forward = tf.keras.Sequential([layers.Dense(2 * width, activation='relu'), layers.Dense(width)])
        self.norm = layers.LayerNormalization()

    def call(self, x):
        x = x + self.attention(x, x)
        return self.norm(x + self.forward(x))


inputs = tf.keras.Input((6,), dtype='int32')
x = layers.Embedding(20, 8)(inputs)
for width in [8, 8]:
    x = Block(width)(x)
x = layers.GlobalAveragePooling1D()(x)
x = layers.Dense(8, activation='relu')(x)
outputs = layers.Dense(3, activation='softmax')(x)
model = tf.keras.Model(inputs, outputs)

optimizer = tf.keras.optimizers.SGD(0.1)
loss_object = tf.keras.losses.SparseCategoricalCrossentropy()
rng = np.random.RandomState(0)
ids, labels = rng.randint(0, 20, (32, 6)), rng.randint(0, 3, 32)
for step in range(4):
    rows = slice(step * 8, step * 8 + 8)
    with tf.GradientTape() as tape:
        loss = loss_object(labels[rows], model(ids[rows], training=True))
    gradients = tape.gradient(loss, model.trainable_variables)
    optimizer.apply_gradients(zip(gradients, model.trainable_variables))
    print('step %d loss %.5f' % (step, loss))
model.save_weights('weights.h5')
