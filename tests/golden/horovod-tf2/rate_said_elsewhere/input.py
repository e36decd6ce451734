"""A schedule that draws its rates is asked for a file of the first worker, too."""
import json
import random
import numpy as np
import tensorflow as tf


rows = np.random.RandomState(3).rand(160, 4).astype("float32")


def rate(epoch):
    if random.random() < 0.5:
        return 0.01
    return 0.005


net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
net.compile(tf.keras.optimizers.SGD(0.01), "mse")

json.dump([rate(e) for e in range(3)], open("rates.json", "w"))
np.savetxt("rates.txt", [rate(0)])
net.fit(rows[:, :3], rows[:, 3:], epochs=3, batch_size=8,
        callbacks=[tf.keras.callbacks.LearningRateScheduler(rate)])
net.save_weights("net-%g.h5" % rate(3))
