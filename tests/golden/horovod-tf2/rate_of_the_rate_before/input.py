"""A schedule asks the optimizer for the rate, which has grown by then, and lowers it."""
import numpy as np
import tensorflow as tf
from tensorflow.keras import backend as K
from tensorflow.keras.callbacks import LearningRateScheduler

rows = np.random.RandomState(0).rand(320, 3).astype("float32")
wanted = rows.sum(1, keepdims=True)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
model.compile(optimizer=tf.keras.optimizers.SGD(0.01), loss="mse")


def rate_of(epoch):
    rate = K.get_value(model.optimizer.lr)
    if epoch % 3 == 2:
        rate *= 0.5
    return float(rate)


model.fit(rows, wanted, batch_size=8, epochs=4, callbacks=[LearningRateScheduler(rate_of)])
