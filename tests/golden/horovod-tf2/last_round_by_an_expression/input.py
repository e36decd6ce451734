"""The last of the batches, reckoned anew and not by its name."""
import numpy as np
import tensorflow as tf
rows = np.random.RandomState(1).rand(320, 6).astype("float32")
kinds = np.arange(320) % 4
turns = len(rows) // 16
data = tf.data.Dataset.from_tensor_slices((rows, kinds)).batch(16).shuffle(5, seed=1).take(turns).prefetch(2)
net = tf.keras.Sequential([tf.keras.layers.Dense(2, input_shape=(6,))])
near = tf.Variable(tf.random.normal([4, 2]), trainable=False)
opt = tf.keras.optimizers.SGD(0.01)
@tf.function
def step(x, y):
    with tf.GradientTape() as tape:
        f = net(x)
        loss = tf.reduce_mean((f - tf.gather(near, y)) ** 2)
    v = net.trainable_variables
    opt.apply_gradients(zip(tape.gradient(loss, v), v))
    return loss
for epoch in range(3):
    for k, (x, y) in enumerate(data):
        loss = step(x, y)
        if k == len(rows) // 16 - 1:
            print(epoch, float(loss))
