import tensorflow.compat.v1 as tf
from batches import pick

tf.disable_v2_behavior()
(xt, yt), (xv, yv) = tf.keras.datasets.mnist.load_data()
x, y = tf.placeholder(tf.float32, [None, 28, 28]), tf.placeholder(tf.int64, [None])
loss = tf.losses.sparse_softmax_cross_entropy(y, tf.layers.dense(tf.layers.flatten(x / 255.), 10))
op = tf.train.AdamOptimizer(0.001).minimize(loss)
with tf.Session() as s:
    s.run(tf.global_variables_initializer())
    for step in range(24):
        bx, by = pick(16, xt, yt)
        s.run(op, {x: bx, y: by})
        if step % 8 == 7:
            vx, vy = pick(24, xv, yv)
            print('held out %.4f' % s.run(loss, {x: vx, y: vy}))
