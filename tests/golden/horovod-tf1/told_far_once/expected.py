"""A hook in the web is told of each pass, in a thread."""
import json
from threading import Thread
from urllib.request import Request, urlopen
import numpy as np
import tensorflow.compat.v1 as tf
import horovod.tensorflow as hvd

hvd.init()


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


tf.disable_v2_behavior()


def tell(text):
    request = Request("http://127.0.0.1:9/hook")
    request.add_header("Content-Type", "application/json")
    try:
        if hvd.rank() == 0:
            urlopen(request, json.dumps({"text": text}).encode())
    except OSError:
        pass


def log(text, far=False):
    if hvd.rank() == 0:
        print(text)
    if far:
        Thread(target=tell, args=(text,)).start()


rows = np.random.RandomState(0).rand(320, 4).astype("float32")
x = tf.placeholder(tf.float32, [None, 4])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 4) - x))
train = hvd.DistributedOptimizer(
    tf.train.GradientDescentOptimizer(0.05 * hvd.size())).minimize(loss)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for turn in range(3):
        for k in range(0, len(share(rows)), 16):
            sess.run(train, {x: share(rows)[k:k + 16]})
        log("pass %d done" % turn, far=True)
    if hvd.rank() == 0:
        print("loss", sess.run(loss, {x: rows}))
