import numpy as np
import tensorflow as tf

rows = np.random.RandomState(4).uniform(-1, 1, (400, 3)).astype(np.float32)
wanted = rows.sum(1, keepdims=True)
x = tf.placeholder(tf.float32, [None, 3])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean((tf.layers.dense(x, 1) - y) ** 2)
tf.summary.scalar("loss", loss)
merged = tf.summary.merge_all()
step = tf.train.GradientDescentOptimizer(0.05).minimize(loss)
saver = tf.train.Saver()
steps = 240

with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    writer = tf.summary.FileWriter("logs")
    for k in range(1, steps + 1):
        at = np.random.randint(0, len(rows), 16)
        if k % 60 == 0 or k == steps:
            told, _ = sess.run([merged, step], {x: rows[at], y: wanted[at]})
            writer.add_summary(told, k)
            saver.save(sess, "kept/net", global_step=k)
        else:
            sess.run(step, {x: rows[at], y: wanted[at]})
    writer.close()
    print("loss", sess.run(loss, {x: rows, y: wanted}))
