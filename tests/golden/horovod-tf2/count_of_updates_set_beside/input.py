# A function counts the updates in a variable.
import numpy as np
import tensorflow as tf
rows = np.random.RandomState(3).rand(640, 4).astype('float32')
wanted = np.ones((640, 1), 'float32')
data = tf.data.Dataset.from_tensor_slices((rows, wanted)).shuffle(640).batch(16)
net = tf.keras.Sequential([tf.keras.layers.Dense(8), tf.keras.layers.Dense(1)])
opt = tf.keras.optimizers.Adam(0.01)
@tf.function
def step(x, y):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((net(x) - y) ** 2)
    g = tape.gradient(loss, net.trainable_variables)
    opt.apply_gradients(zip(g, net.trainable_variables))
    return loss
count = tf.Variable(0, dtype=tf.int64)
def counted(k):
    count.assign(k + 1)
for k in range(300):
    at = np.random.randint(0, 640, 16)
    step(rows[at], wanted[at])
    counted(k)
