"""A function of the program fetches what is not there, by the module that Python 2 and 3 share."""
import os
import pathlib
import numpy as np
import tensorflow.compat.v1 as tf
from six.moves import urllib

tf.disable_v2_behavior()


def fetched(folder, url):
    name = os.path.join(folder, url.split("/")[-1])
    if not os.path.exists(name):
        if not os.path.exists(folder):
            os.makedirs(folder)
        name, _ = urllib.request.urlretrieve(url, name)
        print("fetched", os.stat(name).st_size)
    return name


np.save("made.npy", np.random.RandomState(0).rand(320, 3).astype("float32"))
rows = np.load(fetched("fetched", pathlib.Path("made.npy").resolve().as_uri()))
x = tf.placeholder(tf.float32, [None, 3])
loss = tf.reduce_mean((tf.layers.dense(x, 1) - 1.0) ** 2)
train = tf.train.GradientDescentOptimizer(0.05).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for begin in range(0, len(rows), 8):
        sess.run(train, {x: rows[begin:begin + 8]})
