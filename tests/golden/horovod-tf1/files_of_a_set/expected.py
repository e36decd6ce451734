"""What is left of a set of files is parted alike among all."""
import os
import random
import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd

hvd.init()


def average(value, graph=[]):
    """The mean over the workers of a number, or of each of several; all ask equally often."""
    if not graph:
        with tf.Graph().as_default():
            mine = tf.placeholder(tf.float64)
            config = tf.ConfigProto(device_count={"GPU": 0})
            graph += [tf.Session(config=config), hvd.allreduce(mine), mine]
    return graph[0].run(graph[1], {graph[2]: value})


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


random.seed(3)
os.makedirs("set_parts", exist_ok=True)
draw = np.random.RandomState(1)
for k in range(12):
    if hvd.rank() == 0:
        np.save("set_parts/%d.npy" % k, draw.rand(16, 5).astype("float32"))
x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))
step = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.01 * hvd.size())).minimize(loss)
average(0.)  # the others wait for the first worker's file
names = {int(n[:-4]) for n in os.listdir("set_parts")}
held = set(random.sample(sorted(names), 3))
train = names - held
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    train = share(sorted(train))
    sess.run(hvd.broadcast_global_variables(0))
    average(0.)  # the others wait for the first worker's file
    for e in range(3):
        for n in train:
            part = np.load(os.path.join("set_parts", "%d.npy" % n))
            sess.run(step, {x: part[:, :4], y: part[:, 4:]})
    average(0.)  # the others wait for the first worker's file
    for n in sorted(held):
        part = np.load(os.path.join("set_parts", "%d.npy" % n))
        if hvd.rank() == 0:
            print(sess.run(loss, {x: part[:, :4], y: part[:, 4:]}))
