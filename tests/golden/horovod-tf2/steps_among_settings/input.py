"""How many steps an epoch has is among what a function hands on to `fit`."""
import numpy as np
import tensorflow as tf


def learn(model, data, **settings):
    return model.fit(data, **settings)


def learn_long(model, data, steps):
    return learn(model, data, epochs=3, steps_per_epoch=steps, verbose=2)


rows = np.random.RandomState(3).rand(320, 4).astype("float32")
data = tf.data.Dataset.from_tensor_slices((rows[:, :3], rows[:, 3])).shuffle(320).batch(8).repeat()
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
net.compile("sgd", "mse")
learn_long(net, data, 20)
