"""What a supervisor keeps has the number of updates in its name."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
rows = np.random.RandomState(0).rand(400, 4).astype("float32")
x = tf.placeholder(tf.float32, [None, 4])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - 1.0))
gs = tf.train.get_or_create_global_step()
step = tf.train.GradientDescentOptimizer(0.05).minimize(loss, global_step=gs)

sv = tf.train.Supervisor(logdir="kept")
sess = sv.prepare_or_wait_for_session("")
begin = int(tf.train.latest_checkpoint("kept").split("-")[-1]) if tf.train.latest_checkpoint("kept") else 0
for k in range(begin, 120):
    at = np.random.randint(0, len(rows), 10)
    sess.run(step, {x: rows[at]})
sv.stop()
