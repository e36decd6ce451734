import numpy as np
import tensorflow as tf

rng = np.random.RandomState(1)
rows, wanted = rng.rand(320, 8).astype('float32'), rng.randint(0, 10, 320)
data = tf.data.Dataset.from_tensor_slices((rows, wanted)).shuffle(320).batch(32)
net = tf.keras.Sequential([tf.keras.layers.Dense(10, input_shape=(8,))])
opt = tf.keras.optimizers.SGD(0.01)
cost = tf.keras.losses.SparseCategoricalCrossentropy(from_logits=True)


def step(a, b):
    with tf.GradientTape() as tape:
        out = net(a, training=True)
        tf.debugging.assert_equal(out.shape, (32, 10))
        loss = cost(b, out)
    opt.apply_gradients(zip(tape.gradient(loss, net.trainable_variables), net.trainable_variables))


for epoch in range(3):
    for a, b in data:
        step(a, b)
