"""The pass to go on with, by the number of rounds under another name."""
import numpy as np
import tensorflow as tf
rows = np.random.RandomState(1).rand(320, 6).astype("float32")
kinds = np.arange(320) % 4
data = tf.data.Dataset.from_tensor_slices((rows, kinds)).batch(16).take(len(rows) // 16)
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
steps = len(rows) // 16
count = tf.Variable(0, dtype=tf.int64, trainable=False)
ck = tf.train.Checkpoint(net=net, opt=opt, count=count)
man = tf.train.CheckpointManager(ck, "ck", 2)
ck.restore(man.latest_checkpoint)
for epoch in range(int(count) // steps, 9):
    for x, y in data:
        step(x, y)
        count.assign_add(1)
    man.save()
