import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
data = np.random.RandomState(0).rand(160, 8)
x = tf.placeholder(tf.float32, [None, 8])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1)))
step = tf.train.GradientDescentOptimizer(0.1).minimize(loss)
ckpt = tf.train.get_checkpoint_state("model")
saver = tf.train.Saver()
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    if ckpt is not None:
        saver.restore(sess, ckpt.model_checkpoint_path)
        print(sess.run(loss, {x: data}))
    else:
        for epoch in range(2):
            for i in range(0, len(data), 16):
                sess.run(step, {x: data[i : i + 16]})
            saver.save(sess, "model/m", global_step=epoch)
