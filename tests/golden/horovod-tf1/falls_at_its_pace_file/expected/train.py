import numpy as np
import tensorflow.compat.v1 as tf

from net import build
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


rng = np.random.RandomState(1)
images = rng.rand(200, 3).astype('float32')
values = images.sum(axis=1, keepdims=True)
x, y, rate, loss, step = build()
current = 0.05
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    images = share(images)
    values = share(values)
    sess.run(hvd.broadcast_global_variables(0))
    for i in range(max(1, 70 // hvd.size())):
        begin = (i * 10) % max(1, 200 // hvd.size())
        _, now = sess.run([step, loss],
                          {x: images[begin:begin + 10], y: values[begin:begin + 10], rate: current})
        if (i + 1) * hvd.size() % 9 < hvd.size():
            if hvd.rank() == 0:
                print(i, now)
            current *= 0.7
