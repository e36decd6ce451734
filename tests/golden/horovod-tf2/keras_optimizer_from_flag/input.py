import argparse
import numpy as np
import tensorflow as tf

parser = argparse.ArgumentParser()
parser.add_argument('--optimizer', default='adam')
args = parser.parse_args()
model = tf.keras.Sequential([tf.keras.layers.Dense(1)])
model.compile(optimizer=args.optimizer, loss='mse')
model.fit(np.random.rand(40, 4), np.random.rand(40))
