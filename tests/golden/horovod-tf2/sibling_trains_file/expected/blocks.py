import tensorflow as tf
import horovod.tensorflow as hvd

hvd.init()


class Block(tf.keras.layers.Layer):
    def __init__(self, units):
        super().__init__()
        self.dense = tf.keras.layers.Dense(units, activation="tanh")

    def call(self, x):
        return self.dense(x)


def train(model, rows, turns):
    for turn in range(turns):
        x, y = rows.draw(16)
        loss = model.step(x, y)
        if turn % 10 == 0:
            if hvd.rank() == 0:
                print("blocks", turn, float(loss))


class Blocks(tf.keras.Model):
    def __init__(self):
        super().__init__()
        self.block = Block(3)
        self.rule = tf.keras.optimizers.SGD(0.1)

    def call(self, x):
        return self.block(x)

    def step(self, x, y):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((self(x) - y) ** 2)
        grads = tape.gradient(loss, self.trainable_variables)
        self.rule.apply_gradients(zip(grads, self.trainable_variables))
        return loss


class Ones:
    def draw(self, count):
        return tf.ones((count, 2)), tf.ones((count, 3))


if __name__ == "__main__":
    train(Blocks(), Ones(), 20)
