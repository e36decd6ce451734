import json
import os

import numpy as np
import tensorflow as tf


class Job:
    def __init__(self, folder):
        self.folder = folder
        os.makedirs(folder, exist_ok=True)
        self.net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
        self.net.compile('sgd', 'mse')

    def plan(self):
        path = os.path.join(self.folder, 'plan.json')
        with open(path, 'w') as f:
            json.dump({'epochs': 3, 'size': 8}, f)
        return path

    def run(self, rows):
        with open(self.plan()) as f:
            plan = json.load(f)
        self.net.fit(rows, rows.sum(axis=1), batch_size=plan['size'], epochs=plan['epochs'],
                     verbose=0)
        print('loss', self.net.evaluate(rows, rows.sum(axis=1), verbose=0))


Job('jobs').run(np.random.RandomState(5).rand(72, 3).astype('float32'))
