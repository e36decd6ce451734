import numpy as np
import tensorflow as tf

rows = np.random.RandomState(0).rand(160, 4).astype('float32')
wanted = rows.sum(axis=1, keepdims=True)
data = tf.data.Dataset.from_tensor_slices((rows, wanted)).batch(1)
xs = []
for x, y in data.batch(1000):
    xs.append(x.numpy())
    break
whole = np.concatenate(xs)
np.savetxt('whole.txt', whole.reshape(-1, 4))
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
model.compile(optimizer=tf.keras.optimizers.SGD(0.01), loss='mse')
model.fit(data, epochs=2)
