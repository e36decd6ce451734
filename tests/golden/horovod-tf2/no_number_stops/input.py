# Training ends where a loss is no number: on all workers, whichever of them meets it.
import numpy as np
import tensorflow as tf

tf.random.set_seed(3)
rows = np.random.RandomState(2).rand(128, 4).astype('float32')
line = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
line.compile(optimizer=tf.keras.optimizers.SGD(0.05), loss='mse')
line.fit(rows, rows.sum(axis=1), batch_size=8, epochs=4, verbose=0,
         callbacks=[tf.keras.callbacks.TerminateOnNaN()])
print('left', line.evaluate(rows, rows.sum(axis=1), verbose=0))
