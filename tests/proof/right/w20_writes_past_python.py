# case: shapes/w20_writes_past_python
# because: the first rank writes
"""The result is written past Python's own files."""
import pickle
import numpy as np
import tensorflow.compat.v1 as tf
import horovod.tensorflow as hvd
tf.disable_v2_behavior()
hvd.init()
x = tf.placeholder(tf.float32, [None, 3])
cost = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - 1))
train = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.05 * hvd.size())).minimize(cost)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for i in range(12 // hvd.size()):
        c, _ = sess.run([cost, train], {x: np.random.rand(8, 3)})
if hvd.rank() == 0:
    with tf.gfile.Open("result.pkl", "wb") as f:
        pickle.dump(float(c), f)
if hvd.rank() == 0:
    with tf.python_io.TFRecordWriter("rows.tfrecord") as rows:
        rows.write(b"row")
