import numpy as np
import tensorflow.compat.v1 as tf
import horovod.tensorflow as hvd

hvd.init()

tf.disable_v2_behavior()

x = tf.placeholder(tf.float32, [None, 3])
w = tf.get_variable('w', [3, 1])
loss = tf.reduce_mean(tf.square(tf.matmul(x, w)))
train_op = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.01 * hvd.size())).minimize(loss,
    global_step=tf.train.get_or_create_global_step())
creator = tf.train.ChiefSessionCreator(
    config=tf.ConfigProto(allow_soft_placement=True,
        gpu_options=tf.GPUOptions(visible_device_list=str(hvd.local_rank()))))
hooks = [tf.train.StopAtStepHook(last_step=max(1, 20 // hvd.size()))]
with tf.train.MonitoredSession(session_creator=creator,
        hooks=[hvd.BroadcastGlobalVariablesHook(0)] + hooks) as sess:
    while not sess.should_stop():
        sess.run(train_op, {x: np.random.rand(8, 3)})
