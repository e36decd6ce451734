"""An agent's journal is written by gzip and by paths, what it has learnt by HDF5."""
import gzip
import os
import wave

import h5py
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Journal(object):
    def __init__(self, folder):
        self.folder = folder
        if not os.path.exists(folder):
            os.makedirs(folder)
        self.file = gzip.open(os.path.join(folder, 'journal.gz'), 'wb')

    def tell(self, text):
        self.file.write(text.encode())

    def keep(self, weights):
        file = h5py.File(os.path.join(self.folder, 'weights.h5'), 'w')
        file['weights'] = weights
        file.close()
        sound = wave.open(os.path.join(self.folder, 'weights.wav'), 'wb')
        sound.setnchannels(1)
        sound.setsampwidth(2)
        sound.setframerate(8000)
        sound.writeframes((weights * 1000).astype('int16').tobytes())
        sound.close()
        self.file.close()


journal = Journal('journal')
table = np.random.RandomState(0).rand(240, 4).astype('float32')
x = tf.placeholder(tf.float32, [None, 4])
weights = tf.get_variable('weights', [4, 1])
loss = tf.reduce_mean(tf.square(tf.matmul(x, weights) - 1.))
step = tf.train.GradientDescentOptimizer(0.01).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for epoch in range(2):
        for start in range(0, len(table), 8):
            sess.run(step, {x: table[start:start + 8]})
        journal.tell('epoch %d\n' % epoch)
    journal.keep(sess.run(weights))
