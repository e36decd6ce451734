"""An optimizer is made where a rate is given; else Keras makes one by its name."""
import sys
import numpy as np
import tensorflow as tf

rows = np.random.RandomState(0).rand(512, 3).astype("float32")
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
if len(sys.argv) > 1:
    optimizer = tf.keras.optimizers.Adam(float(sys.argv[1]))
else:
    optimizer = "sgd"
model.compile(optimizer=optimizer, loss="mse")
model.fit(rows, rows.sum(1, keepdims=True), batch_size=16, epochs=2)
