import numpy as np
import tensorflow as tf

np.random.seed(3)
(images, labels), _ = tf.keras.datasets.mnist.load_data()
images = images.reshape(-1, 784).astype("float32") / 255
w = tf.Variable(tf.random.normal([784, 10], stddev=0.1))
b = tf.Variable(tf.zeros([10]))


@tf.function
def update(x, y):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(tf.nn.sparse_softmax_cross_entropy_with_logits(y, tf.matmul(x, w) + b))
    for v, g in zip([w, b], tape.gradient(loss, [w, b])):
        v.assign_sub(0.1 * g)
    return loss


for step in range(40):
    picked = np.random.choice(len(images), 16)
    loss = update(images[picked], labels[picked].astype("int64"))
    if step % 10 == 0:
        print(step, float(loss))
