"""An object reads its file where it is made, and saves it right behind: not before the last worker has read."""
import os, json, pickle
import numpy as np
import tensorflow as tf
class Kept:
    def __init__(self, path):
        self.path = path
        self.runs = []
        if os.path.exists(path):
            with open(path) as f:
                self.runs = json.load(f)
    def save(self):
        with open(self.path, 'w') as f:
            json.dump(self.runs, f)
kept = Kept('runs.json')
kept.save()
rows = np.random.RandomState(0).rand(320, 4).astype("float32")
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
net.compile('sgd', 'mse')
net.fit(rows[:, :3], rows[:, 3:], epochs=2)
