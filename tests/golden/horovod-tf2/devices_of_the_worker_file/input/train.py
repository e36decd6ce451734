import numpy as np
import tensorflow as tf
import cards

rows = np.random.RandomState(1).rand(320, 4).astype('float32')
model = tf.keras.Sequential([tf.keras.Input((4,)), tf.keras.layers.Dense(1)])
model.compile(tf.keras.optimizers.SGD(0.01), 'mse')
model.fit(rows, rows.sum(axis=1), batch_size=8 * max(1, cards.count()), epochs=2)
