import tensorflow as tf


class Loader:
    def __init__(self, x, y, size):
        self.x, self.y, self.size, self.i = x, y, size, 0

    def next_batch(self):
        if self.i + self.size > len(self.x):
            self.i = 0
        batch = self.x[self.i:self.i + self.size], self.y[self.i:self.i + self.size]
        self.i += self.size
        return batch


(x, y), _ = tf.keras.datasets.mnist.load_data()
loader = Loader(x.reshape(-1, 784).astype('float32') / 255., y.astype('int64'), 8)
net = tf.keras.Sequential([tf.keras.layers.Dense(10, input_shape=(784,))])
opt = tf.keras.optimizers.Adam(1e-3)


@tf.function
def train(xb, yb):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(tf.nn.sparse_softmax_cross_entropy_with_logits(yb, net(xb)))
    opt.apply_gradients(zip(tape.gradient(loss, net.trainable_variables), net.trainable_variables))


for it in range(32):
    xb, yb = loader.next_batch()
    train(xb, yb)
