"""A setting says how many rows a batch has, of which one more is made than whole ones."""
import numpy as np
import tensorflow as tf

setting = {"size": 32}
data = np.random.RandomState(1).rand(641, 5).astype("float32")
rows, marks = data[:, :4], data[:, :4].sum(1, keepdims=True)
x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))
step = tf.train.AdamOptimizer(1e-2).minimize(loss)
rounds = int(len(rows) / setting["size"]) + 1
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for epoch in range(10):
        for i in range(rounds):
            a = rows[i * setting["size"]:(i + 1) * setting["size"]]
            b = marks[i * setting["size"]:(i + 1) * setting["size"]]
            sess.run(step, {x: a, y: b})
    print("loss", sess.run(loss, {x: data[:, :4], y: data[:, :4].sum(1, keepdims=True)}))
