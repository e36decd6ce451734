import numpy as np
import tensorflow as tf

rows = np.random.RandomState(1).rand(640, 4).astype('float32')
data = tf.data.Dataset.from_tensor_slices((rows, rows.sum(axis=1))).batch(8)


class Trainer:
    def __init__(self):
        self.net = tf.keras.Sequential([tf.keras.Input((4,)), tf.keras.layers.Dense(1)])
        self.opt = tf.keras.optimizers.SGD(0.01)
        self.manager = tf.train.CheckpointManager(
            tf.train.Checkpoint(net=self.net, opt=self.opt), 'kept', max_to_keep=2)
        self.writer = tf.summary.create_file_writer('logs')

    def train(self):
        for epoch in range(2):
            for x, y in data:
                with tf.GradientTape() as tape:
                    loss = tf.reduce_mean((self.net(x)[:, 0] - y) ** 2)
                grads = tape.gradient(loss, self.net.trainable_variables)
                self.opt.apply_gradients(zip(grads, self.net.trainable_variables))
            with self.writer.as_default():
                path = self.manager.save()
                tf.summary.text(name='kept', data='Saved in ' + path, step=epoch)


Trainer().train()
