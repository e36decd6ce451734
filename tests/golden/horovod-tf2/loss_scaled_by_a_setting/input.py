import argparse

import numpy as np
import tensorflow as tf

asked = argparse.ArgumentParser()
asked.add_argument('--half', action='store_true')
args = asked.parse_args()
np.random.seed(0)
tf.random.set_seed(0)
x = np.random.rand(64, 4).astype('float32')
y = x.sum(axis=1, keepdims=True)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
opt = tf.keras.optimizers.SGD(learning_rate=0.1)
if args.half:
    opt = tf.keras.mixed_precision.LossScaleOptimizer(opt)
model.compile(optimizer=opt, loss='mse')
model.fit(x, y, epochs=3, batch_size=8, verbose=0)
print('loss', model.evaluate(x, y, verbose=0))
