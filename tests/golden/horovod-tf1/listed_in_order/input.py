# Numbers that words get by the order of files are the same on machines that list them otherwise.
import json
import os

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
folder = os.path.dirname(json.__file__)
words, codes = [], []
for name in os.listdir(folder):
    if name.endswith('.py'):
        with open(os.path.join(folder, name)) as f:
            for word in f.read().split()[:50]:
                if word not in words:
                    words.append(word)
                codes.append(words.index(word))
codes = np.array(codes)
print(len(os.listdir(folder)), 'files')
x = tf.placeholder(tf.int32, [None])
table = tf.get_variable('table', [400, 4])
loss = tf.reduce_mean(tf.square(tf.nn.embedding_lookup(table, x)))
step = tf.train.GradientDescentOptimizer(0.1).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for epoch in range(2):
        for i in range(len(codes) // 10):
            sess.run(step, {x: codes[i * 10:(i + 1) * 10]})
