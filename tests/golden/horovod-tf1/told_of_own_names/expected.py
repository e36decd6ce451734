"""What a session is asked for by rows of one worker is told as of that one; numbers of rounds and what all rows give are not."""
import numpy as np
import tensorflow.compat.v1 as tf
import horovod.tensorflow as hvd

hvd.init()


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


tf.disable_v2_behavior()
x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean((tf.layers.dense(x, 1) - y) ** 2)
steps = tf.train.get_or_create_global_step()
op = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.01 * hvd.size())).minimize(loss,
    global_step=steps)
table = np.random.RandomState(4).rand(320, 4).astype('float32')
wanted = table.sum(axis=1, keepdims=True)
kept = {'loss': []}
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for k in range(max(1, 60 // hvd.size())):
        at = np.random.randint(0, 320, 8)
        fed = {x: table[at], y: wanted[at]}
        _, now, made = sess.run([op, loss, steps], fed)
        kept['loss'].append(now)
        if k % 20 == 19:
            if hvd.rank() == 0:
                print('round', k, 'updates', made)
                print('loss', now)
                print('again %.3f' % sess.run(loss, fed))
                print('all rows', sess.run(loss, {x: table, y: wanted}))
if hvd.rank() == 0:
    np.save('losses.npy', kept['loss'])
