"""An operation of the graph writes a picture behind each pass."""
import os
import numpy as np
import tensorflow as tf

os.makedirs("out", exist_ok=True)
rows = np.random.RandomState(1).rand(320, 8, 8, 1).astype("float32")
x = tf.placeholder(tf.float32, [None, 8, 8, 1])
out = tf.layers.conv2d(x, 1, 3, padding="same")
loss = tf.reduce_mean(tf.square(out - x))
step = tf.train.AdamOptimizer(1e-2).minimize(loss)
picture = tf.image.encode_png(tf.cast(out[0] * 255, tf.uint8))
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for epoch in range(4):
        for at in range(0, len(rows), 32):
            sess.run(step, {x: rows[at:at + 32]})
        made = sess.run(picture, {x: rows[:1]})
        sess.run(tf.write_file("out/%d.png" % epoch, made))
    print("loss", sess.run(loss, {x: rows}))
