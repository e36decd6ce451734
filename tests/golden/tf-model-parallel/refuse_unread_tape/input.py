import tensorflow as tf
import zoo
net = zoo.make(classes=3)
opt = tf.keras.optimizers.SGD(0.1)
@tf.function
def step(x, y):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((net(x) - y) ** 2)
    g = tape.gradient(loss, net.trainable_variables)
    opt.apply_gradients(zip(g, net.trainable_variables))
    return loss
for _ in range(3):
    step(tf.ones((4, 4)), tf.ones((4, 3)))
