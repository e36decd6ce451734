import tensorflow as tf

x = tf.get_variable('x', [])
train = tf.train.GradientDescentOptimizer(0.1).minimize(x * x, global_step=tf.train.get_or_create_global_step())
with tf.train.MonitoredTrainingSession(hooks=[tf.train.StopAtStepHook(10)]) as sess:
    while not sess.should_stop():
        sess.run(train)
