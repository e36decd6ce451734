"""Plain variables and a GradientTape inside a tf.function."""
import numpy as np
import tensorflow as tf
tf.random.set_seed(1)

rng = np.random.RandomState(0)
images = rng.rand(1000, 36).astype(np.float32)
labels = rng.randint(0, 10, 1000)

sizes = [36, 64, 64, 64, 64, 10]
weights, biases = [], []
for i in range(5):
    weights.append(tf.Variable(tf.random.normal([sizes[i], sizes[i + 1]], stddev=0.1)))
    biases.append(tf.Variable(tf.zeros([sizes[i + 1]])))
variables = weights + biases


def network(x):
    for i in range(5):
        x = tf.matmul(x, weights[i]) + biases[i]
        if i < 4:
            x = tf.nn.relu(x)
    return x


@tf.function
def train_step(x, y):
    with tf.GradientTape() as tape:
        logits = network(x)
        loss = tf.reduce_mean(tf.nn.sparse_softmax_cross_entropy_with_logits(labels=y, logits=logits))
    gradients = tape.gradient(loss, variables)
    for variable, gradient in zip(variables, gradients):
        variable.assign_sub(0.1 * gradient)
    return loss


for step in range(8):
    i = step * 100 % 1000
    loss = train_step(tf.constant(images[i:i + 100]), tf.constant(labels[i:i + 100]))
    if step % 5 == 0:
        print('step %d loss %.6f' % (step, loss))
np.savez('weights.npz', *[v.numpy() for v in variables])
