"""What is read says whether it is written anew, while it is open."""
import json
import os
import numpy as np
import tensorflow as tf

KEPT = 'history.json'


def go_on(path):
    if os.path.exists(path):
        with open(path) as f:
            history = json.load(f)
            if len(history['loss']) == len(history['step']):
                start = history['step'][-1]
            else:
                start = 0
                with open(path, 'w') as f:
                    json.dump({'step': [], 'loss': []}, f)
    else:
        start = 0
        with open(path, 'w') as f:
            json.dump({'step': [], 'loss': []}, f)
    return start


start = go_on(KEPT)
go_on(KEPT + '.more')
rows = np.random.RandomState(0).rand(320, 4).astype('float32')
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
optimizer = tf.keras.optimizers.Adam(0.01)
for epoch in range(3):
    for k in range(0, len(rows), 8):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean(tf.square(model(rows[k:k + 8])))
        gradients = tape.gradient(loss, model.trainable_variables)
        optimizer.apply_gradients(zip(gradients, model.trainable_variables))
print('begun at', start)
