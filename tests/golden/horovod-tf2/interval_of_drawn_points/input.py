# What is told every so often follows the rounds of one worker, whose points each draws for itself.
import tensorflow as tf

net = tf.keras.Sequential([tf.keras.layers.Dense(8, 'tanh', input_shape=(1,)),
                           tf.keras.layers.Dense(1)])
opt = tf.keras.optimizers.Adam(0.01)


@tf.function
def step(points):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((net(points) - tf.sin(points)) ** 2)
    grads = tape.gradient(loss, net.trainable_variables)
    opt.apply_gradients(zip(grads, net.trainable_variables))
    return loss


for turn in range(120):
    points = tf.random.uniform((64, 1), 0, 2)
    loss = step(points)
    if turn % 20 == 0:
        for name, held in zip(['w0', 'b0', 'w1', 'b1'], net.trainable_variables):
            print(turn, name, float(tf.norm(held)))
