import numpy as np
import tensorflow as tf

from kinds import get

rows = np.random.RandomState(0).rand(64, 4).astype('float32')
pair = get('Pair')()
pair.compile(first=tf.keras.optimizers.SGD(1e-3), second=tf.keras.optimizers.SGD(1e-3))
pair.fit(rows, batch_size=8, epochs=2, verbose=0)
