"""A module of its own with its variables as attributes, Adam, two tapes that are one."""
import numpy as np
import tensorflow as tf

tf.random.set_seed(1)


class Net(tf.Module):
    def __init__(self):
        super().__init__()
        self.w1 = tf.Variable(tf.random.normal([12, 24], stddev=0.2))
        self.b1 = tf.Variable(tf.zeros([24]))
        self.w2 = tf.Variable(tf.random.normal([24, 24], stddev=0.2))
        self.b2 = tf.Variable(tf.zeros([24]))
        self.w3 = tf.Variable(tf.random.normal([24, 4], stddev=0.2))
        self.steps = tf.Variable(0, trainable=False)

    def __call__(self, x):
        h = tf.nn.relu(tf.matmul(x, self.w1) + self.b1)
        h = tf.nn.tanh(h @ self.w2 + self.b2)
        return tf.matmul(h, self.w3)


net = Net()
optimizer = tf.optimizers.Adam(0.01)


@tf.function
def step(x, y):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(tf.nn.sparse_softmax_cross_entropy_with_logits(labels=y, logits=net(x)))
    gradients = tape.gradient(loss, net.trainable_variables)
    optimizer.apply_gradients(zip(gradients, net.trainable_variables))
    net.steps.assign_add(1)
    return loss


rng = np.random.RandomState(0)
rows, labels = rng.rand(60, 12).astype(np.float32), rng.randint(0, 4, 60)
for i in range(4):
    print('%.6f' % step(rows[i * 15:i * 15 + 15], labels[i * 15:i * 15 + 15]))
accuracy = np.mean(np.argmax(net(rows).numpy(), 1) == labels)
print('right %.4f after %d' % (accuracy, net.steps.numpy()))
