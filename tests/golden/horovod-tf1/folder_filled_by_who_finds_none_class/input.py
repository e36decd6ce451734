"""Who finds the folder goes back; an object keeps whether it was new: the first worker says both."""
import os
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def prepare(folder, size):
    if os.path.exists(folder):
        return
    os.makedirs(folder)
    with open(os.path.join(folder, 'size.txt'), 'w') as file:
        file.write(str(size))


class Keeper:
    def __init__(self, folder):
        self.folder = folder
        self.new = not os.path.isdir(folder)
        if self.new:
            os.makedirs(folder)
        self.saver = tf.train.Saver()

    def begin(self, session):
        if self.new:
            return
        self.saver.restore(session, os.path.join(self.folder, 'net'))

    def keep(self, session):
        self.saver.save(session, os.path.join(self.folder, 'net'))


rows = np.random.RandomState(3).rand(1200, 3).astype(np.float32)
inputs = tf.placeholder(tf.float32, [None, 3])
loss = tf.reduce_mean(tf.square(tf.layers.dense(inputs, 1) - tf.reduce_sum(inputs, 1, True)))
train = tf.train.GradientDescentOptimizer(0.05).minimize(loss)
prepare('settings', 12)
keeper = Keeper('kept')
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    keeper.begin(session)
    for k in range(100):
        session.run(train, {inputs: rows[k * 12:(k + 1) * 12]})
    keeper.keep(session)
