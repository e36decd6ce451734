import numpy as np
import tensorflow as tf
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


BATCH, NOISE = 8, 3
real = np.random.RandomState(8).randn(96, 4).astype(np.float32)


def generator(z, reuse=False):
    with tf.variable_scope('gen', reuse=reuse):
        return tf.layers.dense(tf.layers.dense(z, 8, activation=tf.nn.tanh), 4)


def discriminator(x, reuse=False):
    with tf.variable_scope('disc', reuse=reuse):
        return tf.layers.dense(tf.layers.dense(x, 8, activation=tf.nn.tanh), 1)


z = tf.placeholder(tf.float32, [None, NOISE])
x = tf.placeholder(tf.float32, [None, 4])
fake = generator(z)
d_real, d_fake = discriminator(x), discriminator(fake, reuse=True)
d_loss = tf.reduce_mean(d_fake) - tf.reduce_mean(d_real)
g_loss = -tf.reduce_mean(d_fake)
t_vars = tf.trainable_variables()
d_vars = [v for v in t_vars if v.name.startswith('disc')]
g_vars = [v for v in t_vars if v.name.startswith('gen')]
d_optim = hvd.DistributedOptimizer(tf.train.RMSPropOptimizer(5e-5 * hvd.size())).minimize(d_loss,
    var_list=d_vars)
g_optim = hvd.DistributedOptimizer(tf.train.RMSPropOptimizer(5e-5 * hvd.size())).minimize(g_loss,
    var_list=g_vars)
clip = [v.assign(tf.clip_by_value(v, -0.5, 0.5)) for v in d_vars]

with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    real = share(real)
    sess.run(hvd.broadcast_global_variables(0))
    for epoch in range(2):
        for idx in range(max(1, len(real) // BATCH)):
            images = real[idx * BATCH:(idx + 1) * BATCH]
            noise = np.random.uniform(-1, 1, [BATCH, NOISE]).astype(np.float32)
            sess.run(d_optim, feed_dict={x: images, z: noise})
            sess.run(clip)
            _, value = sess.run([g_optim, g_loss], feed_dict={z: noise})
        if hvd.rank() == 0:
            print('epoch', epoch, 'g_loss', value)
