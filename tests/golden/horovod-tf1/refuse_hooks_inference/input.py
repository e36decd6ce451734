import tensorflow as tf

with tf.train.SingularMonitoredSession(checkpoint_filename_with_path="model.ckpt") as sess:
    print(sess.run("prediction:0"))
