# What is done in the first round alone is done there by each worker.
import numpy as np
import tensorflow as tf


def decay_lr_rate(alpha, epoch, total_epoch=20000, minimum=1e-6, exp=0.9):
    if epoch > total_epoch:
        lr = minimum
    else:
        lr = max(alpha * (1 - epoch / total_epoch) ** exp, minimum)
    return lr


TOTAL_STEPS = 400
r = np.random.RandomState(0)
rows = r.rand(960, 4).astype("float32")
wanted = rows.sum(1, keepdims=True)
data = tf.data.Dataset.from_tensor_slices((rows, wanted)).batch(8)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
optimizer = tf.keras.optimizers.Adam(learning_rate=0.01)


@tf.function
def train_step(x, y):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((net(x) - y) ** 2)
    gradients = tape.gradient(loss, net.variables)
    optimizer.apply_gradients(zip(gradients, net.variables))
    return loss


step = tf.Variable(0, trainable=False)
ckpt = tf.train.Checkpoint(net=net, optimizer=optimizer, step=step)
writer = tf.summary.create_file_writer("kept")
n_step = 0
for _ in range(4):
    for x, y in data:
        rate = decay_lr_rate(0.01, n_step, TOTAL_STEPS, 1e-8)
        optimizer.lr.assign(rate)
        loss = train_step(x, y)
        step.assign_add(1)
        n_step = step.numpy()
        if n_step != 1 and n_step - 1 == 0:
            with writer.as_default():
                print("begun")
        if n_step % 100 == 0:
            print("step", n_step, "loss %.4f" % float(loss))
