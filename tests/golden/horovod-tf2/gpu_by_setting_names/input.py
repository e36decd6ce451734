"""Which GPU a program takes is a setting of it: workers take their own."""
import argparse
import os

import numpy as np
import tensorflow as tf

parser = argparse.ArgumentParser()
parser.add_argument('--gpu', default='1')
settings = parser.parse_args()
os.environ['CUDA_VISIBLE_DEVICES'] = settings.gpu
rows = np.random.RandomState(0).rand(160, 3).astype('float32')
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
model.compile(tf.keras.optimizers.legacy.SGD(0.01), 'mse')
model.fit(rows, rows.sum(1), batch_size=8, epochs=2)
