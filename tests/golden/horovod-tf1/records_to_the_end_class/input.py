"""Records that an object reads to their end, by an iterator that a function sets up; a bar."""
import argparse

import numpy as np
import tensorflow as tf
from tqdm import tqdm


def written(name, many):
    rng = np.random.RandomState(5)
    with tf.python_io.TFRecordWriter(name) as out:
        for _ in range(many):
            row = rng.rand(3).astype(np.float32)
            feature = tf.train.Feature(float_list=tf.train.FloatList(value=row))
            features = tf.train.Features(feature={'x': feature})
            out.write(tf.train.Example(features=features).SerializeToString())


class Records:
    def __init__(self, size):
        self.size = size

    def parse(self, record):
        return tf.parse_single_example(record, {'x': tf.FixedLenFeature([3], tf.float32)})['x']

    def make_iterator(self, name):
        data = tf.data.TFRecordDataset(name).map(self.parse)
        data = data.shuffle(500, reshuffle_each_iteration=True)
        data = data.batch(self.size)
        iterator = data.make_initializable_iterator()
        self.init_op = iterator.initializer
        self.next = iterator.get_next()

    def load(self, sess):
        return sess.run(self.next)


class Net:
    def __init__(self):
        self.x = tf.placeholder(tf.float32, [None, 3])
        wanted = tf.reduce_sum(self.x, axis=1, keepdims=True)
        self.loss = tf.reduce_mean(tf.square(tf.layers.dense(self.x, 1) - wanted))
        self.global_step = tf.train.get_or_create_global_step()
        optimizer = tf.train.AdamOptimizer(0.01)
        self.train_op = optimizer.minimize(self.loss, global_step=self.global_step)

    def train(self, sess, rows):
        _, loss = sess.run([self.train_op, self.loss], feed_dict={self.x: rows})
        return loss


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('--name', default='rows.tfrecord')
    parser.add_argument('--epochs', type=int, default=4)
    args = parser.parse_args()
    written(args.name, 645)
    records = Records(16)
    records.make_iterator(args.name)
    total = sum(1 for _ in tf.python_io.tf_record_iterator(args.name)) // records.size
    net = Net()
    with tf.Session() as sess:
        sess.run(tf.global_variables_initializer())
        for epoch in range(args.epochs):
            sess.run(records.init_op)
            mean = 0.
            bar = tqdm(total=total, leave=False)
            while True:
                try:
                    rows = records.load(sess)
                    mean += net.train(sess, rows)
                    bar.update(1)
                except tf.errors.OutOfRangeError:
                    break
            bar.close()
            print('epoch', epoch, 'mean', mean / total, 'step', sess.run(net.global_step))


if __name__ == '__main__':
    main()
