# The library makes the session: its creator is given this worker's GPU. What hooks keep every so
# many steps follows the steps of one worker.
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
x = tf.placeholder(tf.float32, [None, 3])
cost = tf.reduce_mean(tf.layers.dense(x, 1) ** 2)
count = tf.train.get_or_create_global_step()
update = tf.train.MomentumOptimizer(0.01, 0.9).minimize(cost, count)
rows = np.random.RandomState(0).rand(640, 3)
watch = [tf.train.NanTensorHook(cost), tf.train.StepCounterHook(output_dir="run"),
         tf.train.CheckpointSaverHook("run", save_steps=40)]
with tf.train.MonitoredSession(hooks=watch) as s:
    for epoch in range(3):
        for i in range(0, 640, 16):
            s.run(update, {x: rows[i:i + 16]})
