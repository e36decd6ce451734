"""A line that is printed asks a function for the next batch, as the rounds do: all ask, and the first worker speaks."""
import numpy as np
import tensorflow as tf
rows = np.random.RandomState(0).rand(320, 4).astype("float32")
def deal():
    while True:
        for k in range(0, len(rows), 8):
            yield rows[k:k + 8]
batches = deal()
def one():
    return next(batches)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
opt = tf.keras.optimizers.SGD(0.01)
for i in range(100):
    part = one()
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((net(part[:, :3]) - part[:, 3:]) ** 2)
    opt.apply_gradients(zip(tape.gradient(loss, net.trainable_variables), net.trainable_variables))
    print(net(one()[:, :3]).numpy().mean())
