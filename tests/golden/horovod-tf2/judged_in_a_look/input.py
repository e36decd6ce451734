import numpy as np
import tensorflow as tf

rows = np.random.RandomState(0).rand(160, 4).astype('float32')
wanted = rows.sum(axis=1, keepdims=True)
data = tf.data.Dataset.from_tensor_slices((rows, wanted)).batch(160)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
model.compile(optimizer=tf.keras.optimizers.SGD(0.01), loss='mse')
model.fit(data, epochs=2)
for x, y in data:
    np.save('pred.npy', model.predict(x))
    print(float(tf.reduce_mean((model(x) - y) ** 2)))
    break
