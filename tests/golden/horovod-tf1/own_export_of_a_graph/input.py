"""A method puts operations into collections, which all workers take out again."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Input(object):
    def __init__(self, data, name=None):
        self.data = tf.constant(data, name=name)


class Model(object):
    def __init__(self, input_):
        self.cost = tf.reduce_mean(tf.square(tf.layers.dense(input_.data, 4) - input_.data))
        self.train_op = tf.train.GradientDescentOptimizer(0.1).minimize(self.cost)

    def export_ops(self, name):
        self.name = name
        tf.add_to_collection(name + '/train', self.train_op)

    def import_ops(self):
        self.train_op = tf.get_collection_ref(self.name + '/train')[0]


rows = np.random.RandomState(1).rand(64, 4).astype('float32')
np.save('a.npy', rows)
feed = Input(data=np.load('a.npy'), name='feed')
models = {'Train': Model(input_=feed)}
for name, model in models.items():
    model.export_ops(name)
for model in models.values():
    model.import_ops()
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for i in range(6):
        sess.run(models['Train'].train_op)
