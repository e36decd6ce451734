"""One iterator is set to the rows for training and to those for testing, in each pass; the sums of both have the same names."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
drawn = np.random.RandomState(4)
rows = drawn.rand(240, 3).astype("float32")
wanted = rows.sum(axis=1, keepdims=True)
train = tf.data.Dataset.from_tensor_slices((rows[:192], wanted[:192])).shuffle(192).batch(8)
test = tf.data.Dataset.from_tensor_slices((rows[192:], wanted[192:])).batch(8)
iterator = tf.data.Iterator.from_structure(tf.data.get_output_types(train), tf.data.get_output_shapes(train))
x, y = iterator.get_next()
train_init = iterator.make_initializer(train)
test_init = iterator.make_initializer(test)
loss = tf.reduce_mean((tf.layers.dense(x, 1) - y) ** 2)
step = tf.train.AdamOptimizer(0.02).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for epoch in range(4):
        sess.run(train_init)
        total, count = 0, 0
        try:
            while True:
                _, now = sess.run([step, loss])
                total += now
                count += 1
        except tf.errors.OutOfRangeError:
            pass
        print("epoch", epoch, "loss", total / count)
        sess.run(test_init)
        total, count = 0, 0
        try:
            while True:
                total += sess.run(loss)
                count += 1
        except tf.errors.OutOfRangeError:
            pass
        print("tested", total / count)
