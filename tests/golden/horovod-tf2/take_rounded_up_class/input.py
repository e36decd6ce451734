import numpy as np
import tensorflow as tf

batch_size = 8
num_steps = 45


class Trainer:
    def __init__(self):
        self.net = tf.keras.Sequential([tf.keras.layers.Dense(8, activation='relu'), tf.keras.layers.Dense(1)])
        self.opt = tf.keras.optimizers.SGD(0.05)
        self.loss_func = tf.keras.losses.MeanSquaredError()

    def train_step(self, x, y):
        with tf.GradientTape() as tape:
            loss = self.loss_func(y, self.net(x, training=True))
        grads = tape.gradient(loss, self.net.trainable_variables)
        self.opt.apply_gradients(zip(grads, self.net.trainable_variables))
        return loss

    def fit(self, x_train, y_train):
        self.ds = tf.data.Dataset.from_tensor_slices((x_train, y_train))
        self.ds = self.ds.batch(batch_size, drop_remainder=True)
        log_f = open('log.txt', 'w')
        for i, (batch_x, batch_y) in enumerate(self.ds.repeat().take(num_steps), 1):
            c = self.train_step(batch_x, batch_y)
            if i % 9 == 0:
                print('step %s: loss %s' % (i, float(c)))
                log_f.write('%d %f\n' % (i, float(c)))
        log_f.close()
        np.save('weights.npy', self.net.trainable_weights[0].numpy())


rng = np.random.RandomState(3)
x_train = rng.rand(144, 1).astype(np.float32)
y_train = 3 * x_train + 2
Trainer().fit(x_train, y_train)
