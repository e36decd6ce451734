"""Of what is joined with others a share of the first alone is no share."""
import tensorflow as tf

from rows import both

net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(1,))])
opt = tf.keras.optimizers.SGD(0.1)


@tf.function
def step(x, y):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((net(x)[:, 0] - y) ** 2)
    opt.apply_gradients(zip(tape.gradient(loss, net.trainable_variables), net.trainable_variables))
    return loss


data = both()
for epoch in range(3):
    for x, y in data:
        loss = step(x, y)
print('done')
