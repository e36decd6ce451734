# The other one is loaded late, in a function that nobody calls.
import numpy as np
import keras
from keras.models import Sequential
from keras.layers import Dense
x = np.random.RandomState(0).rand(960, 4).astype('float32')
y = keras.utils.to_categorical((x.sum(1) > 2).astype('int32'))
def to_lite(model):
    import tensorflow as tf
    from tensorflow.keras.models import load_model
    return tf.lite.TFLiteConverter.from_keras_model(load_model('m.h5')).convert()
model = Sequential([Dense(2)])
model.compile('sgd', 'mse')
model.fit(x, y, epochs=3)
