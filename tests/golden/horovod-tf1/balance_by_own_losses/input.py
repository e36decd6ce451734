"""Two models whose balance, of their last losses, is fed to the next round; one update is `g_step`."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
rows = np.random.RandomState(1).rand(96, 4).astype("float32")
z = tf.placeholder(tf.float32, (None, 2))
x = tf.placeholder(tf.float32, (None, 4))
kt = tf.placeholder(tf.float32, ())
made = tf.layers.dense(z, 4, name="gen")


def energy(values, reuse):
    with tf.variable_scope("disc", reuse=reuse):
        return tf.reduce_mean(tf.abs(tf.layers.dense(values, 4) - values))


real, fake = energy(x, False), energy(made, True)
d_vars = [v for v in tf.trainable_variables() if v.name.startswith("disc")]
g_vars = [v for v in tf.trainable_variables() if v.name.startswith("gen")]
d_step = tf.train.GradientDescentOptimizer(0.01).minimize(real - kt * fake, var_list=d_vars)
g_step = tf.train.GradientDescentOptimizer(0.01).minimize(fake, var_list=g_vars)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    balance = 0.0
    for i in range(12):
        feed = {x: rows[i * 8:(i + 1) * 8], z: np.random.rand(8, 2), kt: balance}
        _, _, r, f = sess.run([d_step, g_step, real, fake], feed)
        balance = min(max(balance + 0.1 * (0.5 * r - f), 0.0), 1.0)
