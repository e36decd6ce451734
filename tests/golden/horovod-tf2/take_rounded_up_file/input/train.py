import numpy as np
import tensorflow as tf

from steps import batches, one_step

rng = np.random.RandomState(9)
x = rng.rand(160, 3).astype('float32')
y = x @ np.array([[1.], [2.], [3.]], 'float32')
model = tf.keras.Sequential([tf.keras.layers.Dense(4), tf.keras.layers.Dense(1)])
opt = tf.keras.optimizers.SGD(0.02)
with open('log.txt', 'w') as log:
    for step, (xb, yb) in enumerate(batches(x, y, 8, 60), 1):
        loss = one_step(model, opt, xb, yb)
        if step % 7 == 0:
            print(step, float(loss))
            log.write('%d %f\n' % (step, float(loss)))
