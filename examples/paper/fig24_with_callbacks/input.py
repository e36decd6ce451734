from tensorflow import keras

model = keras.Sequential([keras.layers.Dense(10)])
model.fit(x_train, y_train, callbacks=[keras.callbacks.EarlyStopping()])
