import tensorflow as tf


def loss_of(image):
    return tf.reduce_mean((image - 1.0) ** 2)


def grads_of(image):
    with tf.GradientTape() as tape:
        loss = loss_of(image)
    return tape.gradient(loss, image), loss


image = tf.Variable(tf.random.normal([4, 4]))
opt = tf.keras.optimizers.Adam(0.1)
for i in range(100):
    grads, loss = grads_of(image)
    opt.apply_gradients([(grads, image)])
    image.assign(tf.clip_by_value(image, 0.0, 1.0))

