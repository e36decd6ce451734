import numpy as np
import tensorflow as tf


def learn(net, rows, wanted, many=None):
    size = rows.shape[0] if many is None else many
    net.fit(rows, wanted, batch_size=size, epochs=40)


taught = np.random.RandomState(3).rand(96, 4).astype("float32")
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
net.compile(tf.keras.optimizers.SGD(0.1), "mse")
learn(net, taught, taught.sum(axis=1))
print("learned", net.evaluate(taught, taught.sum(axis=1)) < 0.5)
