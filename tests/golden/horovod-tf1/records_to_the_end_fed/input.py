"""Records of a file, read to its end in each pass and fed; the pass tells its mean loss."""
import os

import numpy as np
import tensorflow as tf

if not os.path.exists('rows.tfrecord'):
    rng = np.random.RandomState(3)
    with tf.python_io.TFRecordWriter('rows.tfrecord') as out:
        for k in range(503):
            x = rng.rand(3).astype(np.float32)
            out.write(tf.train.Example(features=tf.train.Features(feature={
                'x': tf.train.Feature(float_list=tf.train.FloatList(value=x)),
                'y': tf.train.Feature(float_list=tf.train.FloatList(value=[x.sum()]))})).SerializeToString())


def parse(record):
    got = tf.parse_single_example(record, {'x': tf.FixedLenFeature([3], tf.float32),
                                           'y': tf.FixedLenFeature([1], tf.float32)})
    return got['x'], got['y']


data = tf.data.TFRecordDataset('rows.tfrecord').map(parse).shuffle(200).batch(16)
iterator = data.make_initializable_iterator()
next_element = iterator.get_next()

x = tf.placeholder(tf.float32, [None, 3])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))
step = tf.train.AdamOptimizer(0.01).minimize(loss)
saver = tf.train.Saver()

with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    counter = 0
    for epoch in range(5):
        sess.run(iterator.initializer)
        losses = []
        while True:
            try:
                a, b = sess.run(next_element)
                _, now = sess.run([step, loss], feed_dict={x: a, y: b})
                losses.append(now)
                counter += 1
                if counter % 10 == 0:
                    print('step', counter, now)
            except tf.errors.OutOfRangeError:
                break
        print('epoch', epoch, np.mean(losses))
        saver.save(sess, 'net', global_step=counter)
