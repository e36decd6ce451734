import numpy as np
import tensorflow as tf

rng = np.random.RandomState(3)
images = rng.rand(200, 12).astype(np.float32)
labels = np.eye(3)[rng.randint(0, 3, 200)].astype(np.float32)

x = tf.placeholder(tf.float32, [None, 12])
t = tf.placeholder(tf.float32, [None, 3])
w = tf.Variable(tf.truncated_normal([12, 3], stddev=0.1))
b = tf.Variable(tf.zeros([3]))
logits = tf.matmul(x, w) + b
cost = tf.reduce_mean(tf.nn.softmax_cross_entropy_with_logits(labels=t, logits=logits))
step = tf.train.AdamOptimizer(learning_rate=1e-3).minimize(cost)

session = tf.Session()
session.run(tf.global_variables_initializer())
for epoch in range(2):
    for i in range(0, 200, 20):
        session.run(step, {x: images[i:i + 20], t: labels[i:i + 20]})
    print('epoch', epoch, 'cost', session.run(cost, {x: images, t: labels}))
session.close()
