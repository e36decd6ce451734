# Steps between checkpoints and summaries, by keyword.
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
weight = tf.get_variable("weight", [], initializer=tf.ones_initializer())
noise = tf.random_normal([16])
cost = tf.reduce_mean(tf.square(weight - noise))
count = tf.train.get_or_create_global_step()
update = tf.train.GradientDescentOptimizer(0.01).minimize(cost, count)
with tf.train.MonitoredTrainingSession(checkpoint_dir="kept", save_checkpoint_steps=30, save_summaries_steps=None,
                                       hooks=[tf.train.StopAtStepHook(last_step=120)]) as s:
    while not s.should_stop():
        s.run(update)
