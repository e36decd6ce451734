import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd

hvd.init()


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


rows = np.linspace(-1, 1, 203)[:, np.newaxis].astype(np.float32)
targets = np.power(rows, 2)
tfx = tf.placeholder(tf.float32, rows.shape)
tfy = tf.placeholder(tf.float32, targets.shape)
dataset = tf.data.Dataset.from_tensor_slices((tfx, tfy)).shard(hvd.size(),
    hvd.rank()).shuffle(buffer_size=203).batch(16).repeat(6)
iterator = dataset.make_initializable_iterator()
bx, by = iterator.get_next()
out = tf.layers.dense(tf.layers.dense(bx, 10, tf.nn.relu), 1)
loss = tf.losses.mean_squared_error(by, out)
train = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.1 * hvd.size())).minimize(loss)

sess = tf.Session(config=session_config())
sess.run([iterator.initializer, tf.global_variables_initializer()], feed_dict={tfx: rows, tfy: targets})
sess.run(hvd.broadcast_global_variables(0))
for step in range(max(1, 60 // hvd.size())):
    sess.run(train)
