import argparse
import numpy as np
import tensorflow as tf

parser = argparse.ArgumentParser()
parser.add_argument('--adam', action='store_true')
args = parser.parse_args()

if args.adam:
    opt = tf.keras.optimizers.Adam(1e-3)
else:
    opt = tf.keras.optimizers.SGD(1e-2)
model = tf.keras.Sequential([tf.keras.layers.Dense(1)])
model.compile(optimizer=opt, loss='mse')
model.fit(np.random.rand(40, 4), np.random.rand(40))
