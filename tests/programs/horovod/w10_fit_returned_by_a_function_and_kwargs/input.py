import numpy as np
import tensorflow as tf


def train_model(model, x, y, **kwargs):
    return model.fit(x, y, **kwargs)


def make(units=8):
    net = tf.keras.Sequential(name='net')
    net.add(tf.keras.layers.Dense(units, activation='selu', input_shape=(3,)))
    net.add(tf.keras.layers.Dense(1))
    net.compile(optimizer=tf.keras.optimizers.Adamax(0.003), loss='logcosh')
    return net  #? net : tensorflow.keras.Model = yes


data = np.random.RandomState(10).rand(88, 3)
history = train_model(make(), data, data.sum(1), epochs=2, batch_size=8)
