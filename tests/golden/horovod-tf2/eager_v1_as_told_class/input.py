import numpy as np
import tensorflow.compat.v1 as tf

rows = np.random.RandomState(1).rand(640, 4).astype('float32')
wanted = rows.sum(axis=1)


class Trainer:
    def __init__(self, rate=0.01):
        self.net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
        self.opt = tf.train.MomentumOptimizer(rate, 0.9)
        self.steps = tf.train.get_or_create_global_step()

    def step(self, x, y):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((self.net(x)[:, 0] - y) ** 2)
        grads = tape.gradient(loss, self.net.trainable_variables)
        self.opt.apply_gradients(zip(grads, self.net.trainable_variables), global_step=self.steps)
        return loss

    def train(self):
        for epoch in range(2):
            total = 0.
            for k in range(80):
                total += self.step(rows[k * 8:k * 8 + 8], wanted[k * 8:k * 8 + 8]).numpy()
            print(epoch, total / 80)


def main():
    tf.enable_eager_execution(config=tf.ConfigProto(allow_soft_placement=True))
    Trainer().train()


if __name__ == '__main__':
    main()
