import numpy as np
import tensorflow as tf

rng = np.random.RandomState(1)
SIZE = 32
rows, wanted = rng.rand(320, 8).astype('float32'), rng.rand(320, 1).astype('float32')
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(8,))])
opt = tf.keras.optimizers.SGD(0.01)


@tf.function(input_signature=[tf.TensorSpec((SIZE, 8), tf.float32), tf.TensorSpec((SIZE, 1), tf.float32)])
def step(a, b):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((net(a) - b) ** 2)
    opt.apply_gradients(zip(tape.gradient(loss, net.trainable_variables), net.trainable_variables))


for epoch in range(3):
    for a, b in tf.data.Dataset.from_tensor_slices((rows, wanted)).batch(SIZE):
        step(a, b)
