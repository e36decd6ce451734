"""The network of the case study as a Keras model that a tape trains, on smaller batches."""
import sys

import numpy as np
import tensorflow as tf
from tensorflow.keras import layers

tf.keras.utils.set_random_seed(1)

n = int(sys.argv[1]) if len(sys.argv) > 1 else 20
steps = int(sys.argv[2]) if len(sys.argv) > 2 else 3
batch_size = int(sys.argv[3]) if len(sys.argv) > 3 else 20

rng = np.random.RandomState(0)
images = rng.rand(batch_size, 28, 28, 1).astype(np.float32)
labels = rng.randint(0, 10, batch_size)

model = tf.keras.Sequential()
model.add(layers.Conv2D(32, 3, padding='same', activation='relu'))
model.add(layers.MaxPooling2D(2, 2))
model.add(layers.Conv2D(64, 3, padding='same', activation='relu'))
model.add(layers.MaxPooling2D(14, 14))
model.add(layers.Flatten())
for i in range(n - 1):
    model.add(layers.Dense(1024, activation='relu'))
model.add(layers.Dense(1024, use_bias=False))
optimizer = tf.keras.optimizers.Adam(1e-4)
cross_entropy = tf.keras.losses.SparseCategoricalCrossentropy(from_logits=True)

for step in range(steps):
    with tf.GradientTape() as tape:
        loss = cross_entropy(labels, model(images, training=True))
    grads = tape.gradient(loss, model.trainable_variables)
    optimizer.apply_gradients(zip(grads, model.trainable_variables))
    print('step %d loss %.6f' % (step, loss), flush=True)
print('parameters', sum(np.prod(v.shape.as_list()) for v in model.trainable_variables))
