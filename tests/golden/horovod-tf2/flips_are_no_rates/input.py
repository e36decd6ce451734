"""What flips pictures from left to right sets no rate, though its name ends as that of one."""
import numpy as np
import tensorflow as tf

import pictures as iaa
from cycles import CyclicLR

augs = [iaa.Fliplr(0.5)]
rows = np.random.RandomState(0).rand(64, 4).astype('float32')
wanted = augs[0].run(rows)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
model.compile(tf.keras.optimizers.SGD(0.1), 'mse')
model.fit(rows, wanted, batch_size=8, epochs=2,
          callbacks=[CyclicLR(base_lr=1e-5, max_lr=1e-3, step_size=len(wanted) * 8)])
