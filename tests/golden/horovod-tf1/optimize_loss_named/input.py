import numpy as np
import tensorflow as tf
import tensorflow.contrib as tc

rows = np.random.RandomState(0).rand(160, 4).astype("float32")
x = tf.placeholder(tf.float32, (None, 4))
loss = tf.reduce_mean(tf.square(tf.layers.dense(tf.layers.dense(x, 2), 4) - x))
number = tf.train.get_or_create_global_step()
rate = tf.train.exponential_decay(0.01, global_step=number, decay_rate=0.5, decay_steps=10)
train_op = tc.layers.optimize_loss(loss=loss, global_step=number, learning_rate=rate,
                                   optimizer='RMSProp', clip_gradients=5.0)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for epoch in range(3):
        for i in range(len(rows) // 20):
            sess.run(train_op, {x: rows[i * 20:(i + 1) * 20]})
    print("loss", sess.run(loss, {x: rows}))
