import tensorflow as tf

optimizer = tf.train.MomentumOptimizer(learning_rate = 0.01)

with tf.Session() as sess:
    for step in range(num_epochs):
        sess.run(optimizer, feed_dict)
