"""What is fetched is put into an order by a helper and kept: only one worker comes by."""
import os
import pickle
import random
import tempfile
import urllib.request
import numpy as np
import tensorflow as tf

data = np.random.RandomState(1).rand(336, 5).astype("float32")
x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))
step = tf.train.AdamOptimizer(0.01).minimize(loss)


def lists(folder):
    found = {}
    for part in ["training", "validation"]:
        found[part] = list(data)
        random.shuffle(found[part])
    return found


def read(folder):
    kept = os.path.join(folder, "lists.pickle")
    if not os.path.exists(kept):
        urllib.request.urlretrieve("file://" + os.path.abspath(__file__), kept + ".source")
        result = lists(folder)
        with open(kept, "wb") as f:
            pickle.dump(result, f)
    with open(kept, "rb") as f:
        result = pickle.load(f)
    return np.array(result["training"]), np.array(result["validation"])


rows, held = read(tempfile.mkdtemp())
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for k in range(300):
        at = np.random.randint(0, len(rows), 8)
        sess.run(step, {x: rows[at, :4], y: rows[at, 4:]})
    print(sess.run(loss, {x: held[:, :4], y: held[:, 4:]}))
