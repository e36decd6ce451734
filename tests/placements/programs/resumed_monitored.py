"""Goes on from its checkpoint; what a step learns depends on its number alone."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
tf.set_random_seed(3)

rng = np.random.RandomState(0)
rows = tf.constant(rng.rand(40, 12).astype(np.float32))
labels = tf.constant(rng.randint(0, 4, 40))
step = tf.train.get_or_create_global_step()
at = tf.cast(tf.mod(step, 5), tf.int32) * 8
x, y = rows[at:at + 8], labels[at:at + 8]
h = tf.layers.dense(x, 24, activation=tf.nn.relu)
h = tf.layers.dense(h, 24, activation=tf.nn.relu)
h = tf.layers.dense(h, 24, activation=tf.nn.relu)
logits = tf.layers.dense(h, 4)
loss = tf.reduce_mean(tf.nn.sparse_softmax_cross_entropy_with_logits(labels=y, logits=logits))
train = tf.train.AdamOptimizer(0.01).minimize(loss, global_step=step)

hooks = [tf.train.StopAtStepHook(last_step=14)]
with tf.train.MonitoredTrainingSession(checkpoint_dir='kept', save_checkpoint_steps=2, hooks=hooks) as sess:
    while not sess.should_stop():
        _, value, number = sess.run([train, loss, step])
        print('step %d loss %.5f' % (number, value), flush=True)
