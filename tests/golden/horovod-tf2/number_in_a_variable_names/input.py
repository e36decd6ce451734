# Two of them, a sum and a count, of which a mean is made: by it the rate falls.
import numpy as np
import tensorflow as tf

tf.random.set_seed(1)
rows = np.random.RandomState(2).rand(96, 3).astype("float32")
wanted = rows.sum(axis=1)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
opt = tf.keras.optimizers.SGD(0.05)
total, many = tf.Variable(0.0), tf.Variable(0.0)


@tf.function
def learn(a, b):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((net(a)[:, 0] - b) ** 2)
    opt.apply_gradients(zip(tape.gradient(loss, net.trainable_variables), net.trainable_variables))
    total.assign_add(loss * tf.cast(tf.shape(a)[0], tf.float32))
    many.assign_add(tf.cast(tf.shape(a)[0], tf.float32))


data = tf.data.Dataset.from_tensor_slices((rows, wanted)).batch(8)
last = 1e9
for epoch in range(30):
    total.assign(0.0)
    many.assign(0.0)
    for x, y in data:
        learn(x, y)
    mean = total / many
    if mean > last * 0.9:
        opt.learning_rate = opt.learning_rate * 0.5
    last = mean
print(float(tf.reduce_mean((net(rows)[:, 0] - wanted) ** 2)) < 0.1)
