"""A row of the batch is named by the number of the batch: it is one of the share."""
import numpy as np
import tensorflow as tf
rows = np.random.RandomState(0).rand(320, 4).astype("float32")
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
opt = tf.keras.optimizers.SGD(0.01)
def learn(part):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((net(part[:, :3]) - part[:, 3:]) ** 2)
    opt.apply_gradients(zip(tape.gradient(loss, net.trainable_variables), net.trainable_variables))
    return loss
steps = len(rows) // 8
for epoch in range(3):
    for b in range(steps):
        learn(rows[b * 8:b * 8 + 8])
        print(net(rows[b * 8:b * 8 + 8, :3])[0].numpy(), rows[b * 8].mean())
