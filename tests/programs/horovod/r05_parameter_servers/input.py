import tensorflow as tf

cluster = tf.train.ClusterSpec({'ps': ['localhost:2222'], 'worker': ['localhost:2223']})
server = tf.train.Server(cluster, job_name='worker', task_index=0)
with tf.device(tf.train.replica_device_setter(cluster=cluster)):
    w = tf.Variable(1.0)
    loss = tf.square(w)
    train_op = tf.train.AdagradOptimizer(0.1).minimize(loss, global_step=tf.train.get_or_create_global_step())
with tf.train.MonitoredTrainingSession(master=server.target, is_chief=True) as sess:
    while not sess.should_stop():
        sess.run(train_op)
