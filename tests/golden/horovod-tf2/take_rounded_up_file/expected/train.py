import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd
import os

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')

from steps import batches, one_step

rng = np.random.RandomState(9)
x = rng.rand(160, 3).astype('float32')
y = x @ np.array([[1.], [2.], [3.]], 'float32')
model = tf.keras.Sequential([tf.keras.layers.Dense(4), tf.keras.layers.Dense(1)])
opt = tf.keras.optimizers.SGD(0.02 * hvd.size())
with open('log.txt' if hvd.rank() == 0 else os.devnull, 'w') as log:
    for step, (xb, yb) in enumerate(batches(x, y, 8, 60), 1):
        loss = one_step(model, opt, xb, yb)
        if step % 7 == 0:
            if hvd.rank() == 0:
                print(step, float(loss))
            log.write('%d %f\n' % (step, float(loss)))
