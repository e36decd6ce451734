import tensorflow as tf

w = tf.Variable(2.0)
train_op = tf.train.GradientDescentOptimizer(0.1).minimize(tf.square(w))
sv = tf.train.Supervisor(logdir='logs')
with sv.managed_session() as sess:
    for step in range(100):
        if sv.should_stop():
            break
        sess.run(train_op)
