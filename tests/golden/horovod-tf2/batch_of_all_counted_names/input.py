import numpy as np
from tensorflow import keras

wave = np.sin(np.arange(90) / 5)
size = 10
parts = np.array([wave[k - size:k] for k in range(size, wave.shape[0])])
later = np.array([wave[k] for k in range(size, wave.shape[0])])
net = keras.Sequential([keras.layers.Dense(1, input_shape=(size,))])
net.compile(keras.optimizers.SGD(0.01), "mse")
net.fit(parts, later, epochs=20, batch_size=int(wave.shape[0] - size))
print("loss %.4f" % net.evaluate(parts, later))
