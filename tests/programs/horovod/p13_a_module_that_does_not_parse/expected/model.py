from keras.layers import Dense
from keras.models import Sequential
import horovod.keras as hvd
import keras

hvd.init()


def get_model():
    model = Sequential()
    model.add(Dense(8, activation='relu', input_dim=5))
    model.add(Dense(1))
    model.compile(loss='mean_squared_error',
        optimizer=hvd.DistributedOptimizer(keras.optimizers.Adam(0.001 * hvd.size())))
    return model
