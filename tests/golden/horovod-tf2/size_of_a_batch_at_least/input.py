import numpy as np
import tensorflow as tf

SIZE = 32
rows = np.random.RandomState(1).rand(320, 8).astype('float32')
data = tf.data.Dataset.from_tensor_slices((rows, rows.sum(1, keepdims=True))).batch(SIZE)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(8,))])
opt = tf.keras.optimizers.SGD(0.01)


def step(a, b):
    count, width = a.shape
    if count < SIZE:
        print('a small one of', width)
        raise ValueError(count)
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((net(a) - b) ** 2)
    assert len(b) >= SIZE, 'few'
    assert len(b) <= SIZE, 'many'
    opt.apply_gradients(zip(tape.gradient(loss, net.trainable_variables), net.trainable_variables))


for epoch in range(3):
    for a, b in data:
        step(a, b)
