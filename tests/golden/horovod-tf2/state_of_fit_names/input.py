import numpy as np
import tensorflow as tf

wave = np.sin(np.arange(120) / 9.).astype('float32')
x = np.stack([wave[i:i + 6] for i in range(100)])[..., None]
y = wave[6:106]
net = tf.keras.Sequential([tf.keras.layers.LSTM(4, stateful=True, batch_input_shape=(1, 6, 1)), tf.keras.layers.Dense(1)])
net.compile(loss='mse', optimizer='sgd')
for again in range(2):
    net.fit(x, y, batch_size=1, shuffle=False, epochs=1)
    net.reset_states()
