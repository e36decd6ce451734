import numpy as np
import tensorflow as tf
from tensorflow.keras import layers

tf.keras.utils.set_random_seed(1)

n = 3

rng = np.random.RandomState(0)
images = rng.rand(120, 12, 12, 1).astype(np.float32)
labels = rng.randint(0, 5, 120)

inputs = tf.keras.Input((12, 12, 1))
x = layers.Conv2D(8, 3, padding='same', activation='relu')(inputs)
x = layers.MaxPooling2D()(x)
x = layers.Flatten()(x)
for i in range(n):
    x = layers.Dense(24, activation='relu')(x)
x = layers.Dropout(0.2)(x)
outputs = layers.Dense(5)(x)
model = tf.keras.Model(inputs, outputs)

model.compile(optimizer=tf.keras.optimizers.Adam(1e-3),
              loss=tf.keras.losses.SparseCategoricalCrossentropy(from_logits=True),
              metrics=['accuracy'])
model.fit(images, labels, batch_size=40, epochs=2, verbose=2)
model.save_weights('model.ckpt')
