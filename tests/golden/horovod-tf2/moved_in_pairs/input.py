"""Two numbers of the loss are moved in a loop over pairs, by each worker's own rows."""
import os, random
import numpy as np
import tensorflow as tf
rows = np.random.RandomState(0).rand(320, 4).astype("float32")
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
opt = tf.keras.optimizers.SGD(0.01)
kept = [tf.Variable(0., trainable=False), tf.Variable(1., trainable=False)]
for epoch in range(5):
    for k in range(0, len(rows), 8):
        with tf.GradientTape() as tape:
            out = (net(rows[k:k + 8, :3]) - rows[k:k + 8, 3:]) ** 2
            loss = tf.reduce_mean(out) * kept[1] + kept[0]
        opt.apply_gradients(zip(tape.gradient(loss, net.trainable_variables), net.trainable_variables))
        pairs = zip(kept, [0.9 * kept[0] + 0.1 * tf.reduce_mean(out), 0.9 * kept[1] + 0.1 * tf.reduce_max(out)])
        for r, v in pairs:
            r.assign(v)
