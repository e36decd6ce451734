import numpy as np
import tensorflow as tf

from training import Training

rows = np.random.RandomState(0).rand(240, 3).astype('float32')
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
training = Training(net, tf.keras.optimizers.legacy.SGD(0.01))
training.run(tf.data.Dataset.from_tensor_slices(rows).shuffle(240).batch(8), 2)
