import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
tf.set_random_seed(1)

rng = np.random.RandomState(0)
data = tf.data.Dataset.from_tensor_slices((rng.rand(128, 12).astype(np.float32), rng.randint(0, 4, 128)))
x, y = tf.data.make_one_shot_iterator(data.repeat().batch(32)).get_next()

h = tf.layers.dense(x, 24, activation=tf.nn.relu)
h = tf.layers.dense(h, 24, activation=tf.nn.relu)
h = tf.layers.batch_normalization(h, training=True)
h = tf.layers.dense(h, 24, activation=tf.nn.relu)
logits = tf.layers.dense(h, 4)
loss = tf.reduce_mean(tf.nn.sparse_softmax_cross_entropy_with_logits(labels=y, logits=logits))
global_step = tf.train.get_or_create_global_step()
with tf.control_dependencies(tf.get_collection(tf.GraphKeys.UPDATE_OPS)):
    train_op = tf.train.MomentumOptimizer(0.1, 0.9).minimize(loss, global_step=global_step)
tf.summary.scalar('loss', loss)

hooks = [tf.train.StopAtStepHook(num_steps=6)]
with tf.train.MonitoredTrainingSession(checkpoint_dir='ckpt', save_checkpoint_steps=6, save_summaries_steps=3, hooks=hooks) as sess:
    while not sess.should_stop():
        _, value, step = sess.run([train_op, loss, global_step])
        if step % 3 == 0:
            print('step %d loss %.6f' % (step, value))
