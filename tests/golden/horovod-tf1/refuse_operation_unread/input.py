import tensorflow as tf
from tower import losses, train

with tf.Graph().as_default():
    train_op = train(losses())
    with tf.train.MonitoredTrainingSession(hooks=[tf.train.StopAtStepHook(last_step=1000)]) as session:
        while not session.should_stop():
            session.run(train_op)
