# A variable counts the rows that come out right, in whole numbers, and ends the rounds.
import numpy as np
import tensorflow as tf

tf.random.set_seed(1)
rows = np.random.RandomState(2).rand(96, 3).astype("float32")
wanted = rows.sum(axis=1)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
opt = tf.keras.optimizers.SGD(0.05)
correct = tf.Variable(0, dtype=tf.int64)


@tf.function
def learn(a, b):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((net(a)[:, 0] - b) ** 2)
    opt.apply_gradients(zip(tape.gradient(loss, net.trainable_variables), net.trainable_variables))
    correct.assign_add(tf.math.count_nonzero(tf.abs(net(a)[:, 0] - b) < 0.1))


for epoch in range(60):
    correct.assign(0)
    for k in range(0, len(rows), 8):
        learn(rows[k:k + 8], wanted[k:k + 8])
    if correct / len(rows) > 0.9:
        break
print(epoch < 59, float(tf.reduce_mean((net(rows)[:, 0] - wanted) ** 2)) < 0.1)
