# Prints and saves that are no statements of their own.
import numpy as np
import tensorflow as tf

rows = np.random.RandomState(0).rand(64, 4)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
model.compile(optimizer=tf.keras.optimizers.SGD(0.05), loss='mse')
say = lambda text: print('** ' + text)
told = tf.keras.callbacks.LambdaCallback(
    on_epoch_end=lambda epoch, logs: print(epoch, logs['loss']),
    on_train_end=lambda logs: model.save_weights('last.h5'))
model.fit(rows, rows.sum(axis=1), epochs=4, callbacks=[told], verbose=0)
[print(len(layer.weights)) for layer in model.layers]
say('done') if len(rows) else print('nothing')
