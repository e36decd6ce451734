import os

import numpy as np
import tensorflow as tf
from tensorflow.keras import mixed_precision

tf.random.set_seed(1)
points = np.random.RandomState(1).rand(64, 3).astype('float32')
wanted = points.mean(axis=1)


def stepper(careful):
    adam = tf.keras.optimizers.Adam(0.01)
    return mixed_precision.LossScaleOptimizer(adam) if careful else adam


line = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
line.compile(stepper('CAREFUL' in os.environ), 'mae')
line.fit(points, wanted, epochs=4, batch_size=16, verbose=0)
print('off by', line.evaluate(points, wanted, verbose=0))
