"""A mask that goes from layer to layer, two outputs, learning rate schedules and a validation split."""
import numpy as np
import tensorflow as tf
from tensorflow.keras import layers

tf.keras.utils.set_random_seed(7)

ids = layers.Input((6,), dtype='int32')
x = layers.Embedding(15, 8, mask_zero=True)(ids)
x = layers.Bidirectional(layers.GRU(6, return_sequences=True))(x)
x = layers.LSTM(8)(x)
x = layers.Dense(8, activation='relu')(x)
kind = layers.Dense(3, activation='softmax', name='kind')(x)
size = layers.Dense(1, name='size')(x)
model = tf.keras.Model(ids, [kind, size])
schedule = tf.keras.optimizers.schedules.ExponentialDecay(0.01, 2, 0.9)
model.compile(tf.keras.optimizers.Adam(schedule), loss={'kind': 'sparse_categorical_crossentropy', 'size': 'mse'})

rng = np.random.RandomState(0)
rows = rng.randint(0, 15, (40, 6))
targets = {'kind': rng.randint(0, 3, 40), 'size': rng.rand(40)}
history = model.fit(rows, targets, epochs=2, batch_size=10, validation_split=0.25, verbose=0)
for name in sorted(history.history):
    print(name, '%.5f' % history.history[name][-1])
