import tensorflow as tf
import horovod.tensorflow as hvd

optimizer = tf.train.MomentumOptimizer(learning_rate = 0.01 * hvd.size())
optimizer = hvd.DistributedOptimizer(optimizer)

with tf.Session() as sess:
    for step in range(num_epochs):
        sess.run(optimizer, feed_dict)
