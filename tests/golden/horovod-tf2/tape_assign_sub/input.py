import numpy as np
import tensorflow as tf

w = tf.Variable(tf.random.normal([3, 1]))
b = tf.Variable(tf.zeros([1]))
lr = 0.1
for x in tf.data.Dataset.from_tensor_slices(np.random.rand(40, 3).astype('float32')).batch(8):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((tf.matmul(x, w) + b) ** 2)
    dw, db = tape.gradient(loss, [w, b])
    w.assign_sub(lr * dw)
    b.assign_sub(lr * db)
