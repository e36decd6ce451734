import numpy as np
import tensorflow as tf

drawn = np.random.RandomState(3).rand(192, 4).astype('float32')
net = tf.keras.Sequential([tf.keras.layers.Dense(1)])
descent = tf.keras.optimizers.SGD(0.05)


def in_a_graph(f):
    return tf.function(f)


@in_a_graph
def step(seen, answer):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((net(seen) - answer) ** 2)
    descent.apply_gradients(zip(tape.gradient(loss, net.trainable_variables), net.trainable_variables))


for seen, answer in tf.data.Dataset.from_tensor_slices((drawn, drawn.sum(axis=1, keepdims=True))).batch(8):
    step(seen, answer)
