"""The optimizer stands in another module."""
import numpy as np
import tensorflow.compat.v1 as tf
tf.disable_v2_behavior()
import net

model = net.Net()
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for i in range(12):
        sess.run(model.train_op, {model.x: np.random.rand(8, 3)})
