"""A history is read by one function and written by another: not before the last one has read it."""
import json
import os
import numpy as np
import tensorflow as tf

kept = 'history.json'


class Keeper(tf.keras.callbacks.Callback):
    def on_epoch_end(self, epoch, logs=None):
        now = load(kept)
        for name, value in logs.items():
            now.setdefault(name, []).append(float(value))
        save(kept, now)


def save(path, history):
    with open(path, 'w') as f:
        json.dump(history, f)


def load(path):
    if os.path.exists(path):
        with open(path) as f:
            return json.load(f)
    return {}


model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
model.compile(loss='mse', optimizer=tf.keras.optimizers.Adam(0.01))
model.fit(np.random.rand(320, 4), np.random.rand(320, 1), epochs=3, callbacks=[Keeper()])
