import numpy as np
from sklearn.linear_model import LinearRegression
from sklearn.preprocessing import StandardScaler
import keras
from keras.layers import Dense
import horovod.keras as hvd
import tensorflow as tf

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


rng = np.random.RandomState(8)
X = rng.rand(96, 3)
y = X[:, 0] * 2
scaler = StandardScaler()
scaler.fit(X)
X = scaler.transform(X)
baseline = LinearRegression()
baseline.fit(X, y)
if hvd.rank() == 0:
    print(baseline.score(X, y))
net = keras.models.Sequential()
net.add(Dense(6, activation='relu', input_dim=3))
net.add(Dense(1))
net.compile(loss='mse',
    optimizer=hvd.DistributedOptimizer(keras.optimizers.Adagrad(0.02 * hvd.size())))
net.fit(share(X), share(y), epochs=3, batch_size=8,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
