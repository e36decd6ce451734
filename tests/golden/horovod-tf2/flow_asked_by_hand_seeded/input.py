# With a seed for all the order is the same, so that the batches come by turns.
import numpy as np
import tensorflow as tf

np.random.seed(0)
x = np.random.RandomState(0).rand(320, 8, 8, 1).astype('float32')
y = x.mean(axis=(1, 2))
gen = tf.keras.preprocessing.image.ImageDataGenerator(horizontal_flip=True)
net = tf.keras.Sequential([tf.keras.layers.Flatten(), tf.keras.layers.Dense(1)])
opt = tf.keras.optimizers.SGD(0.01)

def step(a, b):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((net(a) - b) ** 2)
    grads = tape.gradient(loss, net.trainable_variables)
    opt.apply_gradients(zip(grads, net.trainable_variables))
    return loss

flow = gen.flow(x, y, batch_size=8)
for epoch in range(3):
    for i in range(40):
        a, b = next(flow)
        loss = step(a, b)
    print(epoch, float(loss))
