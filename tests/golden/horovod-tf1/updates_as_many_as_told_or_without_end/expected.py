"""As many updates as the command says; where it says nothing, the passes end it."""
import argparse
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


rows = np.random.RandomState(1).rand(256, 4).astype('float32')
wanted = rows.sum(1, keepdims=True)
x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))
made = tf.train.get_or_create_global_step()
train = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.01 * hvd.size())).minimize(loss,
    global_step=made)
sess = tf.Session(config=session_config())
sess.run(tf.global_variables_initializer())
p = argparse.ArgumentParser()
p.add_argument('--steps', type=float, default=float('inf'))
p.add_argument('--epochs', type=int, default=10)
args = p.parse_args()
step, ep = 0, 0
rows = share(rows)
wanted = share(wanted)
sess.run(hvd.broadcast_global_variables(0))
while ep < args.epochs:
    for i in range(max(1, len(rows) // 16)):
        _, step = sess.run([train, made], feed_dict={x: rows[i * 16:i * 16 + 16], y: wanted[i * 16:i * 16 + 16]})
    ep += 1
    if step >= args.steps / hvd.size():
        break
if hvd.rank() == 0:
    print(step)
