"""A step of an earlier day is called by nobody: nothing is said of it."""
import tensorflow as tf


def old_step(x, net, opt):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(net(x) ** 2)
    opt.apply_gradients(zip(tape.gradient(loss, net.trainable_variables), net.trainable_variables))


def new_step(x, net, opt):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(abs(net(x)))
    opt.apply_gradients(zip(tape.gradient(loss, net.trainable_variables), net.trainable_variables))
    return loss


model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
optimizer = tf.keras.optimizers.Adam(0.001)
data = tf.data.Dataset.from_tensor_slices(tf.random.normal([256, 4])).shuffle(256).batch(8)
for epoch in range(3):
    for x in data:
        loss = new_step(x, model, optimizer)
    print(epoch, float(loss))
