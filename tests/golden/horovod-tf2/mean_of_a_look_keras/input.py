import numpy as np
import tensorflow as tf

rows = np.random.RandomState(0).rand(160, 4).astype('float32')
wanted = rows.sum(axis=1, keepdims=True)
data = tf.data.Dataset.from_tensor_slices((rows, wanted))
for x, y in data.batch(160):
    mean = x.numpy().mean(axis=0)
    break
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
model.compile(optimizer=tf.keras.optimizers.SGD(0.01), loss='mse')
model.fit(data.map(lambda x, y: (x - mean, y)).batch(8), epochs=2)
