import numpy as np
import tensorflow as tf

np.random.seed(4)
rows = np.random.rand(96, 3).astype("float32")
wanted = rows.sum(axis=1)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
net.compile(loss="mse", optimizer=tf.keras.optimizers.SGD(0.05))
trained = False
try:
    net.load_weights("kept.weights.h5")
    trained = True
except OSError:
    pass
if not trained:
    net.fit(rows, wanted, epochs=2, batch_size=8, verbose=0)
    net.save_weights("kept.weights.h5")
