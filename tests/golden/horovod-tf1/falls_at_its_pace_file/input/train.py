import numpy as np
import tensorflow.compat.v1 as tf

from net import build

rng = np.random.RandomState(1)
images = rng.rand(200, 3).astype('float32')
values = images.sum(axis=1, keepdims=True)
x, y, rate, loss, step = build()
current = 0.05
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for i in range(70):
        begin = (i * 10) % 200
        _, now = sess.run([step, loss],
                          {x: images[begin:begin + 10], y: values[begin:begin + 10], rate: current})
        if (i + 1) % 9 == 0:
            print(i, now)
            current *= 0.7
