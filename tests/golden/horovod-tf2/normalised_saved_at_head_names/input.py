"""The same with weights alone, behind a question whether this is the program."""
import numpy as np
from tensorflow import keras
from tensorflow.keras import layers

keras.utils.set_random_seed(2)
if __name__ == '__main__':
    seen = np.random.RandomState(1).rand(200, 6).astype('float32')
    wanted = (seen[:, 0] > seen[:, 1]).astype('float32')
    net = keras.Sequential()
    net.add(layers.Dense(8, input_shape=(6,)))
    net.add(layers.BatchNormalization())
    net.add(layers.Activation('relu'))
    net.add(layers.Dense(1, activation='sigmoid'))
    net.compile(keras.optimizers.Adam(0.01), 'binary_crossentropy', metrics=['accuracy'])
    net.fit(seen, wanted, epochs=4, batch_size=20, verbose=2,
            callbacks=[keras.callbacks.TerminateOnNaN()])
    net.save_weights('net.weights.h5')
    print(len(net.weights))
