import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
tf.set_random_seed(6)
rng = np.random.RandomState(1)
rows, targets = rng.rand(80, 10).astype('float32'), rng.rand(80, 2).astype('float32')
data = tf.data.Dataset.from_tensor_slices((rows, targets)).repeat().batch(16)
x, y = tf.data.make_one_shot_iterator(data).get_next()
h = tf.layers.dense(x, 16, activation=tf.nn.relu)
h = tf.layers.dense(h, 16, activation=tf.nn.relu)
h = tf.layers.dense(h, 16, activation=tf.nn.relu)
loss = tf.losses.mean_squared_error(y, tf.layers.dense(h, 2))
step = tf.train.get_or_create_global_step()
train = tf.train.AdamOptimizer(0.01).minimize(loss, global_step=step)
hooks = [tf.train.StopAtStepHook(last_step=8), tf.train.CheckpointSaverHook('out', save_steps=4)]
with tf.train.SingularMonitoredSession(hooks=hooks) as sess:
    while not sess.should_stop():
        _, value = sess.run([train, loss])
        print('loss %.4f' % value)
