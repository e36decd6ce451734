import numpy as np
import tensorflow as tf


class Net(tf.keras.Model):
    def __init__(self):
        super().__init__()
        self.out = tf.keras.layers.Dense(1)

    def call(self, x):
        return self.out(x)


@tf.function
def train_step(x, y, net, measure, optimizer):
    with tf.GradientTape() as tape:
        loss = measure(y, net(x))
    weights = net.trainable_variables
    optimizer.apply_gradients(zip(tape.gradient(loss, weights), weights))
    return loss


class Job:
    @staticmethod
    def train():
        rows = np.random.RandomState(1).rand(96, 3).astype("float32")
        data = tf.data.Dataset.from_tensor_slices((rows, rows.sum(axis=1)[:, None])).shuffle(96).batch(8)
        optimizer = tf.keras.optimizers.SGD(0.01)
        measure = tf.keras.losses.MeanSquaredError()
        net = Net()
        for epoch in range(2):
            for x, y in data:
                train_step(x, y, net, measure, optimizer)


def main():
    job = Job()
    job.train()
    print("done")


if __name__ == "__main__":
    main()
