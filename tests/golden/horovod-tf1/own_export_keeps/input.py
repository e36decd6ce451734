"""Objects of the program keep what they are given, by names that sound like writing."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Memory(object):
    def __init__(self, names):
        self.names = names
        self.store = {}

    def save(self, k, v):
        self.store[k] = v

    def to_csv(self, k, v):
        print('kept', k)
        self.store[k] = v

    def export(self, k, v):
        self.store[k] = v


class Names(object):
    def __init__(self):
        self.n = ['a', 'b']


memories = {'one': Memory(Names())}
for memory in memories.values():
    memory.save('a', 1.0)
    memory.to_csv('b', 1.0)
    memory.export('c', 1.0)
s = memories['one'].store
rows = np.random.RandomState(1).rand(64, 4)
x = tf.placeholder(tf.float32, [None, 4])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 4) - x)) * s['a'] + s['b'] + s['c']
train = tf.train.AdamOptimizer(1e-3).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for i in range(12):
        sess.run(train, {x: rows[np.random.randint(0, len(rows), 8)]})
