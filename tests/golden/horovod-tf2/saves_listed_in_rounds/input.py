import glob
import os
import numpy as np
import tensorflow as tf

numbers = np.random.RandomState(0)
x, y = numbers.rand(64, 4), numbers.rand(64, 1)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
model.compile(optimizer='sgd', loss='mse')
os.makedirs('kept', exist_ok=True)
while True:
    done = sorted(glob.glob('kept/*.h5'))
    if len(done) == 3:
        break
    if done:
        model.load_weights(done[-1])
    model.fit(x, y, batch_size=8, epochs=1)
    model.save_weights('kept/%05d.h5' % len(done))
