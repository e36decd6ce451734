import numpy as np
import tensorflow.compat.v1 as tf

from graph import graph

tf.disable_v2_behavior()
x, loss, train = graph(3)
rows = np.random.RandomState(0).rand(400, 3).astype("f")
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for epoch in range(5):
        for i in range(0, len(rows), 20):
            sess.run(train, {x: rows[i:i + 20]})
        if epoch % 2 == 0:
            print(epoch, sess.run(loss, {x: rows[:20]}))
