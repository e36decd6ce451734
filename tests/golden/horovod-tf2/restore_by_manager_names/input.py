import numpy as np
import tensorflow as tf

x = np.random.RandomState(1).rand(96, 4).astype("float32")
net = tf.keras.Sequential([tf.keras.layers.Dense(8), tf.keras.layers.BatchNormalization(), tf.keras.layers.Dense(1)])
opt = tf.keras.optimizers.Adam(1e-3)
ckpt = tf.train.Checkpoint(net=net, opt=opt)
man = tf.train.CheckpointManager(ckpt, "ckpt", max_to_keep=3)
seen = tf.keras.metrics.Mean()
best, wait, last = 1e9, 0, None
for epoch in range(20):
    for a in tf.data.Dataset.from_tensor_slices(x).batch(8):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean(tf.square(net(a[:, 1:], training=True) - a[:, :1]))
        g = tape.gradient(loss, net.trainable_variables)
        opt.apply_gradients(zip(g, net.trainable_variables))
        seen(loss)
    value = seen.result().numpy()
    seen.reset_state()
    if value < best:
        best, wait = value, 0
        man.save()
    else:
        wait += 1
        if wait > 2:
            ckpt.restore(man.checkpoints[-1])
            opt.learning_rate.assign(opt.learning_rate * 0.5)
            wait = 0
ckpt.restore(man.checkpoints[-1])

net.save_weights("net.h5")
