"""A file of rows is written, copied, and the copy is queued."""
import os
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
tf.set_random_seed(1)
rows = np.random.RandomState(0).rand(320, 4).astype("float32")
with tf.io.TFRecordWriter("rows.tfrecord") as file:
    for row in rows:
        value = tf.train.Feature(bytes_list=tf.train.BytesList(value=[row.tobytes()]))
        features = tf.train.Features(feature={"x": value})
        file.write(tf.train.Example(features=features).SerializeToString())
copy = os.path.join(os.getcwd(), "copy.tfrecord")
tf.gfile.Copy("rows.tfrecord", copy, overwrite=True)
names = tf.train.string_input_producer(tf.train.match_filenames_once(copy))
_, record = tf.TFRecordReader().read(names)
asked = {"x": tf.FixedLenFeature([], tf.string)}
row = tf.decode_raw(tf.parse_single_example(record, asked)["x"], tf.float32)
row.set_shape([4])
batch = tf.train.batch([row], 16)
loss = tf.reduce_mean(tf.square(tf.layers.dense(batch, 1) - 1.0))
train = tf.train.GradientDescentOptimizer(0.05).minimize(loss)
with tf.Session() as sess:
    sess.run([tf.global_variables_initializer(), tf.local_variables_initializer()])
    coord = tf.train.Coordinator()
    threads = tf.train.start_queue_runners(sess=sess, coord=coord)
    for step in range(60):
        sess.run(train)
    print("loss", sess.run(loss))
    coord.request_stop()
    coord.join(threads)
