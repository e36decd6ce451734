import numpy as np
import tensorflow as tf

table = np.random.RandomState(4).rand(200, 5).astype("float32")
held = set(np.random.choice(len(table), 40, replace=False))
known = np.array([row for k, row in enumerate(table) if k not in held])
unknown = np.array([row for k, row in enumerate(table) if k in held])
x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))
learn = tf.train.AdamOptimizer(0.01).minimize(loss)
sess = tf.Session()
sess.run(tf.global_variables_initializer())
for k in range(0, len(known), 8):
    sess.run(learn, {x: known[k:k + 8, :4], y: known[k:k + 8, 4:]})
print("held out", sess.run(loss, {x: unknown[:, :4], y: unknown[:, 4:]}))
