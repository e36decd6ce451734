import json
import os

import numpy as np
import tensorflow as tf

settings = {'iterations': 96, 'save_every': 12}


def history_so_far(path):
    if os.path.exists(path):
        with open(path) as f:
            return json.load(f), 0
    return {'loss': []}, 0


rows = np.random.RandomState(0).rand(256, 4).astype('float32')
data = tf.data.Dataset.from_tensor_slices((rows, rows.sum(axis=1, keepdims=True))).repeat().batch(8)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
opt = tf.keras.optimizers.SGD(0.01)
history, start = history_so_far('history.json')
total = 0.0
for i, (x, y) in enumerate(data):
    i += start
    if i >= settings['iterations']:
        break
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((model(x) - y) ** 2)
    grads = tape.gradient(loss, model.trainable_variables)
    opt.apply_gradients(zip(grads, model.trainable_variables))
    total += loss
    if (i + 1) % settings['save_every'] == 0:
        mean = total / settings['save_every']
        print(i + 1, float(mean))
        history['loss'].append(float(mean))
        model.save_weights('net.weights.h5')
        total = 0.0
