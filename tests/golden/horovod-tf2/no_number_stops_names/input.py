# The same among callbacks of which one writes a file, from a list that has a name.
import numpy as np
from tensorflow.keras import Sequential, layers
from tensorflow.keras.callbacks import CSVLogger, TerminateOnNaN

points = np.random.RandomState(5).rand(96, 3).astype('float32')
heights = points.mean(axis=1)
net = Sequential([layers.Dense(1, input_shape=(3,))])
net.compile('sgd', 'mae')
watched = [CSVLogger('told.csv')]
watched.append(TerminateOnNaN())
net.fit(points, heights, batch_size=8, epochs=3, verbose=0, callbacks=watched)
print('off', net.evaluate(points, heights, verbose=0))
