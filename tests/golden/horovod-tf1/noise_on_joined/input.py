# Noise is added to gradients that all workers have joined.
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_eager_execution()
rows = np.random.RandomState(1).rand(960, 8).astype('float32')
x = tf.placeholder(tf.float32, [None, 8])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 8) - x))
opt = tf.train.GradientDescentOptimizer(0.01)
pairs = opt.compute_gradients(loss)
pairs = [(tf.clip_by_norm(g, 40.0), v) for g, v in pairs]
pairs = [(g + tf.random_normal(tf.shape(g), stddev=1e-3), v) for g, v in pairs]
kept = np.random.rand(8) > 0.2
for k, (g, v) in enumerate(pairs):
    pairs[k] = tf.nn.dropout(g, rate=0.1) * kept, v
step = opt.apply_gradients(pairs)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for epoch in range(4):
        for i in range(len(rows) // 32):
            sess.run(step, feed_dict={x: rows[i * 32:(i + 1) * 32]})
