import tensorflow as tf
import horovod.tensorflow as hvd

with tf.train.MonitoredTrainingSession(
        hooks=hooks.append(hvd.BroadcastGlobalVariablesHook(0))) as mon_sess:
    while not mon_sess.should_stop():
        mon_sess.run()
