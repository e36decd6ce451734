"""A supervisor prepares the session; it writes into its folder, and closes the graph."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
table = np.random.RandomState(0).rand(400, 4).astype("float32")
given = tf.placeholder(tf.float32, [None, 4])
cost = tf.reduce_mean(tf.square(tf.layers.dense(given, 1) - 1.0))
made = tf.train.get_or_create_global_step()
step = tf.train.GradientDescentOptimizer(0.05).minimize(cost, global_step=made)
supervisor = tf.train.Supervisor(logdir="./kept", summary_op=None, save_model_secs=0)
sess = supervisor.prepare_or_wait_for_session()
begin = sess.run(made)
for k in range(begin, 120):
    at = np.random.randint(0, len(table), 10)
    _, now = sess.run([step, cost], {given: table[at]})
    if k % 40 == 0:
        print("step %d: %f" % (k, now))
supervisor.saver.save(sess, "./kept/model", global_step=made)
supervisor.stop()
