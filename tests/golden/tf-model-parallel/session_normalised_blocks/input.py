import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def block(x, filters, name, training):
    with tf.variable_scope(name):
        x = tf.layers.conv2d(x, filters, 3, padding='same', use_bias=False)
        x = tf.layers.batch_normalization(x, training=training)
        return tf.nn.relu(x)


def network(x, training):
    x = block(x, 8, 'one', training)
    x = block(x, 8, 'two', training)
    x = tf.layers.max_pooling2d(x, 2, 2)
    x = block(x, 16, 'three', training)
    x = tf.layers.flatten(x)
    return tf.layers.dense(x, 3)


images = tf.placeholder(tf.float32, [None, 8, 8, 3])
labels = tf.placeholder(tf.int64, [None])
logits = network(images, True)
loss = tf.losses.sparse_softmax_cross_entropy(labels, logits)
loss = loss + 1e-4 * tf.add_n([tf.nn.l2_loss(w) for w in tf.trainable_variables()])
step = tf.train.get_or_create_global_step()
rate = tf.train.exponential_decay(0.1, step, 10, 0.9)
with tf.control_dependencies(tf.get_collection(tf.GraphKeys.UPDATE_OPS)):
    train = tf.train.MomentumOptimizer(rate, 0.9).minimize(loss, global_step=step)
rng = np.random.RandomState(0)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for i in range(4):
        feed = {images: rng.rand(8, 8, 8, 3), labels: rng.randint(3, size=8)}
        print('loss %.5f' % sess.run([loss, train], feed)[0])
