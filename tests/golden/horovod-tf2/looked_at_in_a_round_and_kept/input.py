import numpy as np
import tensorflow as tf

rows = np.random.RandomState(0).rand(160, 4).astype('float32')
data = tf.data.Dataset.from_tensor_slices((rows, rows.sum(axis=1, keepdims=True))).batch(8)
for x, y in data:
    print('batch of', x.shape, y.numpy().dtype)
    break
for x, y in data:
    low = float(tf.reduce_min(x))
    print('lowest', low)
    break
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
model.compile(optimizer=tf.keras.optimizers.SGD(0.01), loss='mse')
model.fit(data.map(lambda x, y: (x - low, y)), epochs=2, verbose=2)
