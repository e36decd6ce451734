import tensorflow as tf


class Pace:
    def __init__(self, start):
        self.value = tf.Variable(start, trainable=False, dtype=tf.float32)

    def step(self, epoch):
        self.value.assign(0.1 / (1 + epoch) if epoch < 2 else self.value * 0.9)


pace = Pace(0.1)
weight = tf.Variable(tf.zeros((3, 1)))
opt = tf.keras.optimizers.SGD(learning_rate=pace.value)
rows = tf.reshape(tf.range(192, dtype=tf.float32) / 192., (64, 3))
data = tf.data.Dataset.from_tensor_slices(rows).batch(8)
for epoch in range(4):
    pace.step(epoch)
    for x in data:
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((tf.matmul(x, weight) - x[:, :1]) ** 2)
        opt.apply_gradients(zip(tape.gradient(loss, [weight]), [weight]))
