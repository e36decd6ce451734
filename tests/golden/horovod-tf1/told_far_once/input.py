"""A hook in the web is told of each pass, in a thread."""
import json
from threading import Thread
from urllib.request import Request, urlopen
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def tell(text):
    request = Request("http://127.0.0.1:9/hook")
    request.add_header("Content-Type", "application/json")
    try:
        urlopen(request, json.dumps({"text": text}).encode())
    except OSError:
        pass


def log(text, far=False):
    print(text)
    if far:
        Thread(target=tell, args=(text,)).start()


rows = np.random.RandomState(0).rand(320, 4).astype("float32")
x = tf.placeholder(tf.float32, [None, 4])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 4) - x))
train = tf.train.GradientDescentOptimizer(0.05).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for turn in range(3):
        for k in range(0, len(rows), 16):
            sess.run(train, {x: rows[k:k + 16]})
        log("pass %d done" % turn, far=True)
    print("loss", sess.run(loss, {x: rows}))
