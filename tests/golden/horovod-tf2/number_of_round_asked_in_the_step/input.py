"""A step is handed the number of its round, and asks for it in the loss."""
import numpy as np
import tensorflow as tf

rows = np.random.RandomState(1).rand(320, 4).astype('float32')
wanted = rows.sum(axis=1, keepdims=True)
data = tf.data.Dataset.from_tensor_slices((rows, wanted)).batch(8)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
opt = tf.keras.optimizers.SGD(0.01)


def step(x, y, done):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((net(x) - y) ** 2)
        if done > 20:
            loss += 0.01 * tf.nn.l2_loss(net.trainable_variables[0])
    grads = tape.gradient(loss, net.trainable_variables)
    opt.apply_gradients(zip(grads, net.trainable_variables))
    if done % 10 == 0:
        print(done, float(loss))


for k, (x, y) in enumerate(data):
    step(x, y, k)
