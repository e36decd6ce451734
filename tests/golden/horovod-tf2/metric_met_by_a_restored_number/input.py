"""A metric is told every so many updates, by a number that was restored."""
import numpy as np
import tensorflow as tf

x = np.random.RandomState(1).rand(96, 4).astype("float32")
net = tf.keras.Sequential([tf.keras.layers.Dense(8, input_shape=(3,)), tf.keras.layers.Dense(1)])
opt = tf.keras.optimizers.Adam(1e-3)
ckpt = tf.train.Checkpoint(net=net, opt=opt)
ckpt.restore(tf.train.latest_checkpoint("ckpt"))
seen = tf.keras.metrics.Mean()
for epoch in range(2):
    for a in tf.data.Dataset.from_tensor_slices(x).batch(8):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean(tf.square(net(a[:, 1:]) - a[:, :1]))
        seen.update_state(loss)
        if opt.iterations % 4 == 0:
            print("loss %.6f" % seen.result())
            seen.reset_state()
        g = tape.gradient(loss, net.trainable_variables)
        opt.apply_gradients(zip(g, net.trainable_variables))
    ckpt.save("ckpt/net")
