"""The last round is asked for by the number of all, and by nothing beside it."""
import numpy as np
import tensorflow as tf

rows = np.random.RandomState(5).rand(192, 4).astype("float32")
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
opt = tf.keras.optimizers.SGD(0.01)
turns = 60
for k in range(turns):
    at = np.random.randint(0, len(rows), 8)
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((net(rows[at, :3]) - rows[at, 3:]) ** 2)
    grads = tape.gradient(loss, net.trainable_variables)
    opt.apply_gradients(zip(grads, net.trainable_variables))
    if k == turns - 1:
        print("last", float(loss))
    if k + 1 == turns and len(rows) > 8:
        print(float(loss))
