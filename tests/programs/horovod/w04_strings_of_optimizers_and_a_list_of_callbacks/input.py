# -*- coding: utf-8 -*-
import os
os.environ['TF_CPP_MIN_LOG_LEVEL'] = '2'
os.environ["CUDA_VISIBLE_DEVICES"] = "0"
import numpy as np
from tensorflow.keras import backend as K
from tensorflow.keras import optimizers, regularizers
from tensorflow.keras.callbacks import ModelCheckpoint, EarlyStopping, CSVLogger
from tensorflow.keras.layers import Input, Dense, BatchNormalization, Activation
from tensorflow.keras.models import Model


def rmse(y_true, y_pred):
    return K.sqrt(K.mean(K.square(y_pred - y_true), axis=-1))


def get_model(dim):
    inputs = Input(shape=(dim,))
    x = Dense(12, kernel_regularizer=regularizers.l2(1e-4))(inputs)
    x = BatchNormalization()(x)
    x = Activation('relu')(x)
    outputs = Dense(1)(x)
    model = Model(inputs=[inputs], outputs=[outputs])
    return model


np.random.seed(2018)
X = np.random.rand(200, 6)
Y = X.prod(axis=1)
model = get_model(6)
sgd = optimizers.SGD(learning_rate=0.01, decay=1e-6, momentum=0.9, nesterov=True) if False else optimizers.SGD(learning_rate=0.01, momentum=0.9, nesterov=True)
model.compile(loss='mean_squared_error', optimizer=sgd, metrics=[rmse])
callbacks_list = []
callbacks_list.append(ModelCheckpoint('w.h5', monitor='val_loss', save_best_only=True))
callbacks_list.append(EarlyStopping(monitor='val_loss', patience=1))
callbacks_list += [CSVLogger('training.csv')]
hist = model.fit(X, Y, validation_split=0.1, batch_size=10, epochs=2, shuffle=True, callbacks=callbacks_list)
print(min(hist.history['val_loss']))
