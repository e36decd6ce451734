"""A log is begun where there is none, and read back there: all are told whether there was one."""
import os
import shutil
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
rows = np.random.RandomState(0).rand(320, 4).astype('float32')


class Log:
    def __init__(self, path):
        self.path = path
        if not os.path.isfile(path):
            begun = open(path, 'w')
            begun.write('epoch,loss\n')
            begun.close()
            shutil.copy(path, path + '.first')
            print(open(path + '.first').read())

    def add(self, epoch, loss):
        with open(self.path, 'a') as out:
            out.write('%d,%.2f\n' % (epoch, loss))


log = Log('log.csv')
x = tf.placeholder(tf.float32, [None, 4])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x[:, :3], 1) - x[:, 3:]))
step = tf.train.AdamOptimizer(0.01).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for epoch in range(3):
        for k in range(0, len(rows), 8):
            sess.run(step, {x: rows[k:k + 8]})
        log.add(epoch, sess.run(loss, {x: rows}))
