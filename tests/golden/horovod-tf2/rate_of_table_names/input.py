"""The optimizer is chosen by its name from a table of ready ones."""
import numpy as np
import tensorflow as tf

which = "second"
samples = np.random.RandomState(0).rand(512, 3).astype("float32")
goals = samples.sum(1, keepdims=True)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
chosen = {
    "first": tf.keras.optimizers.Adam(0.001),
    "second": tf.keras.optimizers.SGD(0.01, momentum=0.5),
}[which]
net.compile(optimizer=chosen, loss="mse")
net.fit(samples, goals, batch_size=16, epochs=2)
