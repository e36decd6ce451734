import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
data = np.random.RandomState(0).rand(160, 8)
x = tf.placeholder(tf.float32, [None, 8])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1)))
step = tf.train.GradientDescentOptimizer(0.1).minimize(loss)
saver = tf.train.Saver()


def load(sess):
    found = tf.train.get_checkpoint_state("model")
    if found and found.model_checkpoint_path:
        saver.restore(sess, found.model_checkpoint_path)
        return True
    return False


with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    if not load(sess):
        for epoch in range(2):
            for i in range(0, len(data), 16):
                sess.run(step, {x: data[i : i + 16]})
        saver.save(sess, "model/m")
    print(sess.run(loss, {x: data}))
