"""The place where a batch begins says when something is kept."""
import numpy as np
import tensorflow as tf

x = np.random.RandomState(0).rand(96, 4).astype('float32')
y = x.sum(1)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
model.compile(tf.keras.optimizers.legacy.SGD(0.05), 'mse')
for turn in range(4):
    for start in range(0, len(x), 8):
        model.train_on_batch(x[start:start + 8], y[start:start + 8])
        if start % 32 == 0:
            model.save_weights('model.h5')
print(np.isfinite(model.get_weights()[0]).all())
