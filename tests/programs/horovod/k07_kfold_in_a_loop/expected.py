import numpy as np
from sklearn.model_selection import KFold
from tensorflow.keras.layers import Dense
from tensorflow.keras.models import Sequential
import horovod.tensorflow.keras as hvd
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


X = np.random.RandomState(7).rand(120, 5)
Y = X.sum(axis=1)


def build_model():
    model = Sequential()
    model.add(Dense(8, activation='relu', input_shape=(X.shape[1],)))
    model.add(Dense(1))
    model.compile(
        optimizer=hvd.DistributedOptimizer(tf.keras.optimizers.RMSprop(0.001 * hvd.size())),
        loss='mse', metrics=['mae'])
    return model


scores = []
for train, test in KFold(n_splits=3).split(X):
    model = build_model()
    model.fit(share(X[train]), share(Y[train]), epochs=2, batch_size=8, verbose=0,
        callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
            hvd.callbacks.MetricAverageCallback()])
    scores.append(model.evaluate(X[test], Y[test], verbose=0)[1])
if hvd.rank() == 0:
    print('%.3f' % np.mean(scores))
