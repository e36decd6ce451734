import os
import numpy as np
import tensorflow as tf

rows = np.random.rand(160, 4).astype("float32")
wants = rows.sum(1, keepdims=True)
x = tf.placeholder(tf.float32, (None, 4))
y = tf.placeholder(tf.float32, (None, 1))
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))
step = tf.train.AdamOptimizer(0.01).minimize(loss)
os.makedirs("graphs", exist_ok=True)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    meta = tf.train.export_meta_graph(filename="graphs/first.meta")
    for epoch in range(3):
        for i in range(len(rows) // 20):
            sess.run(step, {x: rows[i * 20:(i + 1) * 20], y: wants[i * 20:(i + 1) * 20]})
    print(len(meta.graph_def.node))
