# The library makes the session: its creator is given this worker's GPU. What hooks keep every so
# many steps follows the steps of one worker.
import numpy as np
import tensorflow.compat.v1 as tf
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


tf.disable_v2_behavior()
x = tf.placeholder(tf.float32, [None, 3])
cost = tf.reduce_mean(tf.layers.dense(x, 1) ** 2)
count = tf.train.get_or_create_global_step()
update = hvd.DistributedOptimizer(tf.train.MomentumOptimizer(0.01 * hvd.size(), 0.9)).minimize(cost,
    count)
rows = np.random.RandomState(0).rand(640, 3)
watch = [tf.train.NanTensorHook(cost)] + ([tf.train.StepCounterHook(output_dir="run"),
         tf.train.CheckpointSaverHook("run",
             save_steps=max(1, 40 // hvd.size()))] if hvd.rank() == 0 else [])
with tf.train.MonitoredSession(hooks=[hvd.BroadcastGlobalVariablesHook(0)] + watch,
        session_creator=tf.train.ChiefSessionCreator(config=session_config())) as s:
    rows = share(rows)
    for epoch in range(3):
        for i in range(0, max(1, 640 // hvd.size()), 16):
            s.run(update, {x: rows[i:i + 16]})
