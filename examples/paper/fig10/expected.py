from tensorflow.train import MonitoredTrainingSession, SummarySaverHook
import horovod.tensorflow as hvd

summary_hook = SummarySaverHook(save_steps=10, summary_op=summaries)

with MonitoredTrainingSession(
        hooks=[summary_hook].append(hvd.BroadcastGlobalVariablesHook(0))) as mon_sess:
    while not mon_sess.should_stop():
        mon_sess.run(train_op, feed_dict=feed_dict)
