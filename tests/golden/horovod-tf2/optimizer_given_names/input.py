"""A function that was not read is given the optimizer, and makes the model."""
import numpy as np
import tensorflow as tf
from nets import make_net

rows = np.random.RandomState(3).rand(192, 4).astype('float32')
descent = tf.keras.optimizers.SGD(0.01)
net = make_net(4, optimizer=descent)
net.fit(rows, rows.sum(1), batch_size=8, epochs=2)
