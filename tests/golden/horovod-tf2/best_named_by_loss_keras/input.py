import numpy as np
import tensorflow as tf

rows = np.random.RandomState(1).rand(640, 4).astype('float32')
wanted = rows.sum(axis=1)
model = tf.keras.Sequential([tf.keras.Input((4,)), tf.keras.layers.Dense(1)])
model.compile('sgd', 'mse')
least = 1e9
for k in range(80):
    loss = model.train_on_batch(rows[k * 8:k * 8 + 8], wanted[k * 8:k * 8 + 8])
    if loss < least:
        least = loss
        best = 'best_%.3f.weights.h5' % loss
        model.save_weights(best)
model.load_weights(best)
