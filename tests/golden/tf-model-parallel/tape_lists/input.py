"""Lists of weights by comprehensions, gone through by zip and by enumerate, between single ones."""
import numpy as np
import tensorflow as tf

tf.random.set_seed(2)

width, depth = 16, 3
first = tf.Variable(tf.random.normal([10, width], stddev=0.2))
weights = [tf.Variable(tf.random.normal([width, width], stddev=0.2)) for _ in range(depth)]
biases = [tf.Variable(tf.zeros([width])) for k in range(depth)]
last = tf.Variable(tf.random.normal([width, 4], stddev=0.2))
optimizer = tf.keras.optimizers.SGD(0.1, momentum=0.9)


def network(x):
    h = tf.nn.relu(tf.matmul(x, first))
    for w, b in zip(weights, biases):
        h = h + tf.nn.relu(tf.matmul(h, w) + b)
    return tf.matmul(h, last)


@tf.function
def step(x, y):
    with tf.GradientTape() as tape:
        logits = network(x)
        loss = tf.reduce_mean(tf.nn.sparse_softmax_cross_entropy_with_logits(labels=y, logits=logits))
    variables = [first, *weights, *biases, last]
    optimizer.apply_gradients(zip(tape.gradient(loss, variables), variables))
    return loss


rng = np.random.RandomState(0)
rows, labels = rng.rand(60, 10).astype(np.float32), rng.randint(0, 4, 60)
total = 0.
for i in range(4):
    loss = step(rows[i * 15:i * 15 + 15], labels[i * 15:i * 15 + 15])
    total += loss
    print('%.6f %.6f' % (loss, total / (i + 1)))
