import numpy as np
import tensorflow as tf
import tensorflow.contrib as tc
import horovod.tensorflow as hvd

hvd.init()


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


rows = np.random.RandomState(0).rand(160, 4).astype("float32")
x = tf.placeholder(tf.float32, (None, 4))
loss = tf.reduce_mean(tf.square(tf.layers.dense(tf.layers.dense(x, 2), 4) - x))
number = tf.train.get_or_create_global_step()
rate = tf.train.exponential_decay(0.01, global_step=number * hvd.size(), decay_rate=0.5,
    decay_steps=10)
train_op = tc.layers.optimize_loss(loss=loss, global_step=number, learning_rate=rate * hvd.size(),
                                   optimizer=lambda rate_2: hvd.DistributedOptimizer(
                                       tf.train.RMSPropOptimizer(rate_2)), clip_gradients=5.0)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for epoch in range(3):
        for i in range(max(1, len(share(rows)) // 20)):
            sess.run(train_op, {x: share(rows)[i * 20:(i + 1) * 20]})
    if hvd.rank() == 0:
        print("loss", sess.run(loss, {x: rows}))
