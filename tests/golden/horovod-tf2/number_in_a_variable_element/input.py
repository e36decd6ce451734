# Each of the last rounds has an element of the variable, and by their mean the rounds end.
import numpy as np
import tensorflow as tf

tf.random.set_seed(1)
rows = np.random.RandomState(2).rand(96, 3).astype("float32")
wanted = rows.sum(axis=1)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
opt = tf.keras.optimizers.SGD(0.05)
history = tf.Variable(tf.ones([4]), trainable=False)
step = tf.Variable(0, trainable=False)


@tf.function
def learn(a, b):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((net(a)[:, 0] - b) ** 2)
    opt.apply_gradients(zip(tape.gradient(loss, net.trainable_variables), net.trainable_variables))
    history.scatter_nd_update([[step % 4]], [loss])
    step.assign_add(1)


for epoch in range(60):
    for k in range(0, len(rows), 8):
        learn(rows[k:k + 8], wanted[k:k + 8])
    if tf.reduce_mean(history) < 0.002:
        break
print(epoch < 59, float(tf.reduce_mean((net(rows)[:, 0] - wanted) ** 2)) < 0.1)
