"""The same by a function that Keras calls, and by a name of the module."""
import json
import numpy as np
from tensorflow import keras

keras.utils.set_random_seed(2)
seen = []
quiet = []


class Own(keras.callbacks.Callback):
    def on_train_batch_end(self, step, told=None):
        loss = told['loss']
        seen.append(float(loss))
        quiet.append(float(loss))


x = np.random.RandomState(1).rand(64, 3).astype('float32')
net = keras.Sequential([keras.layers.Dense(1, input_shape=(3,))])
net.compile('sgd', 'mse')
more = keras.callbacks.LambdaCallback(on_batch_end=lambda b, logs: seen.append(logs['loss']))
net.fit(x, x.mean(1), batch_size=8, epochs=2, verbose=2, callbacks=[Own(), more])
with open('seen.json', 'w') as out:
    json.dump(seen, out)
print(min(quiet) > -1)
